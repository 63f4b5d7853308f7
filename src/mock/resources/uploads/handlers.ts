import { ApiError, invalidField } from '../../http/errors.js'
import { MAX_BODY_BYTES, SentFile } from '../../http/http.js'
import type { Plan } from '../../state/callers.js'
import type { Actor } from '../../state/mock-state.js'
import type { ResponseBody } from '../../state/operations.js'
import type { Handlers } from '../handler.js'
import { checkLength } from '../names.js'
import { addFile, fileWithContent, type UploadedContent } from './files.js'
import { contentOf, mint, stagedOf } from './storage.js'

/** Uploads: in one request, or through a signed URL. */
export const uploads = {
  // Any type is allowed (gap uploads.post.mime_type), and duplicates are found here too (gap
  // uploads.post.was_duplicate).
  async uploadFile(call) {
    const { file }: { file: unknown } = call.body
    // The name of the part is assumed as well (gap uploads.post.part_name).
    if (!(file instanceof SentFile))
      throw invalidField('file', 'type', '`file` must be a file. Give its part a `filename`.')
    const content = await contentOf(file.content)
    return { body: fileOf(call, { filename: file.name, mime_type: file.type || ANY_TYPE, content }) }
  },

  getUploadLimits: ({ team }) => ({
    body: {
      max_direct_upload_bytes: MAX_BODY_BYTES,
      max_file_bytes: maxFileBytes(team.plan),
      max_file_bytes_is_plan_limit: isFree(team.plan),
    },
  }),

  createUploadUrl({ caller, team, origin, body }) {
    // Which fields are required is not documented (gap uploads.url.required).
    const { filename = 'file', mime_type = ANY_TYPE, expires_in_seconds } = body
    checkLength('filename', filename)
    checkLength('mime_type', mime_type)
    if (!isAllowed(mime_type))
      throw new ApiError(
        415,
        `Files of the type ${mime_type} are not allowed. Executables and scripts cannot be uploaded.`,
      )
    const { path, storageKey } = mint(team, { filename, mime_type, key: caller.key }, expires_in_seconds)
    return {
      body: {
        upload_url: origin + path,
        storage_key: storageKey,
        mime_type,
        expires_in_seconds,
        instructions: 'Send the bytes with PUT, then register the storage key.',
      },
    }
  },

  registerUpload(call) {
    const { team, body } = call
    const { storage_key, filename, mime_type } = body
    checkLength('filename', filename)
    checkLength('mime_type', mime_type)
    const staged = stagedOf(team)
    const upload = staged.get(storage_key)
    // No field is named, because the documented examples of both errors name none (gap errors.code.registry).
    if (!upload) throw new ApiError(422, 'The storage_key was not issued to this team.')
    if (upload.registered)
      throw new ApiError(422, 'No file was found at the storage_key: it has already been registered.')
    const { content, ...rest } = upload
    if (!content) throw new ApiError(422, 'No file was found at the storage_key. Upload its bytes first.')

    const most = maxFileBytes(team.plan)
    staged.set(storage_key, rest)
    if (content.size > most) throw new ApiError(413, `The file has ${content.size} bytes; the limit is ${most}.`)
    staged.set(storage_key, { ...rest, registered: true })
    // Other values than those of the URL are taken (gap uploads.register.other_values).
    return {
      body: fileOf(call, { filename: filename ?? upload.filename, mime_type: mime_type ?? upload.mime_type, content }),
    }
  },
} satisfies Handlers

const ANY_TYPE = 'application/octet-stream'

/** Returns an existing file with this content that the caller may see, or adds one. */
function fileOf(
  actor: Actor,
  sent: { filename: string; mime_type: string; content: UploadedContent },
): ResponseBody<'uploadFile'> {
  const known = fileWithContent(actor, sent.content)
  const { id, url, filename, mime_type, size_bytes } = known ?? addFile(actor.team, sent)
  return { id, url, filename, mime_type, size_bytes, was_duplicate: known !== undefined }
}

/**
 * Returns 250 MiB (gap limits.upload.max_file.unit), and for free plans the size in the documented example of a plan's
 * limit (gap limits.upload.max_file.free).
 */
function maxFileBytes(plan: Plan): number {
  return isFree(plan) ? 104_857_600 : 262_144_000
}

function isFree(plan: Plan): boolean {
  return plan === 'free' || plan === 'free_beta'
}

/** Of the allow-list we know only that it has no executables or scripts (gap uploads.url.field.mime_type.list). */
function isAllowed(mimeType: string): boolean {
  const [type = ''] = mimeType.toLowerCase().split(';')
  return /^[\w.+-]+\/[\w.+-]+$/.test(type) && !EXECUTABLE.test(type)
}

const EXECUTABLE = new RegExp(
  `/(x-)?(${[
    'msdownload|dosexec|msdos-program|ms-dos-executable|vnd\\.microsoft\\.portable-executable|msi|ms-installer|exe|bat',
    'executable|elf|sharedlib|mach-binary|mach-o-executable|apple-diskimage|debian-package|rpm|wasm',
    'sh|csh|shellscript|powershell|perl|python|python-code|ruby|httpd-php|php|lua|tcl|vbscript',
    'javascript|ecmascript|typescript|java-archive|java-applet|java-vm|java',
  ].join('|')})$`,
)
