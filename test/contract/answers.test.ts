/** The success status of each operation and the cases that its examples show. No file of the contract is left unused. */
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { operationsOf, VERSIONS } from '../support/documents.js'
import { SOURCES } from '../support/sources.js'

/**
 * The success status, then the cases of its examples. A case that only lists with cursor pagination show ends in `?cursor`. If you
 * remove an example or change a status, do the same here.
 */
const ANSWERS: Record<string, string> = {
  listCanvases: '200 first_page page',
  searchCanvases: '200 matches no_match',
  getCanvas: '200 canvas',
  renameCanvas: '200 rename',
  deleteCanvas: '200 deleted',
  listCanvasPages: '200 durable_ids short_refs no_pages',
  exportCanvas: '202 all_pages one_page document',
  getCanvasExportStatus: '200 in_progress one_page document zip',
  listTasks: '200 first_page next_page?cursor',
  createTask: '202 new_design new_slides edit_in_place fill_template rebrand_template',
  getTask: `200 queued running succeeded succeeded_slides succeeded_template succeeded_rebrand failed canceled expired
    layerize_queued layerize_running layerize_succeeded layerize_partial layerize_failed layerize_canceled layerize_expired`,
  cancelTask: '202 signal_sent',
  remixCanvas: '202 plain_copy with_prompt',
  uploadFile: '200 brief photo',
  getUploadLimits: '200 plan_limit',
  createUploadUrl: '200 launch_video default_lifetime',
  registerUpload: '200 launch_video duplicate',
  listWebhookDeliveries: '200 first_page',
  redeliverWebhook: '202 queued',
  listEvents: '200 first_page',
  updateDriveItem: '200 rename hide rename_and_share',
  deleteDriveItem: '200 deleted',
  revokeDesktopSignIn: '200 revoked',
  redeemPromoCode: '200 redeem',
  unpublishWebsite: '200 unpublished',
  generate3d: '202 text_to_3d retexture',
  getGenerate3dTask: '200 queued succeeded failed',
  generateAudio: '200 speech music sound_effects speech_to_speech managed_voice_queued replayed quote',
  layerizeAssets: '202 full text_mode',
  listMediaModels: '200 catalog',
  listVoices: '200 catalog',
  getVoiceCapabilities: '200 catalog',
  listBrandKits: '200 first_page',
  listOrganizations: '200 first_page',
  getCredits: '200 balance',
}

describe.each(VERSIONS)('version %s', (version) => {
  test('has the operations listed here', () => {
    const known = operationsOf(version).map(({ operationId }) => operationId)
    expect(known.sort(), 'ANSWERS in test/contract/answers.test.ts has a line for each operation').toEqual(
      Object.keys(ANSWERS).sort(),
    )
  })

  test.each(operationsOf(version).map((operation) => [operation.operationId, operation] as const))(
    '%s returns the status listed here and shows the cases',
    (operationId, { responses, pagination }) => {
      const [status = '', ...cases] = (ANSWERS[operationId] ?? '').split(/\s+/)
      const own = cases.filter((name) => !name.includes('?') || name.endsWith(`?${pagination}`))
      const shown = responses.filter((response) => response.status.startsWith('2'))
      expect([...new Set(shown.map((response) => response.status))]).toEqual([status])
      expect(shown.map(({ name }) => name).sort()).toEqual(own.map((name) => name.split('?')[0]).sort())
    },
  )
})

test('the contract refers to each of its files', () => {
  const files = Object.keys(SOURCES).map((file) => resolve(import.meta.dirname, '../support', file))
  const used = new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\$ref: *(?:"([^"#]+)|([^\s"#,}]+))/g)].map(([, quoted, plain]) =>
        resolve(dirname(file), quoted ?? plain ?? ''),
      ),
    ),
  )
  const folder = /\/openapi\/(resources|shared|webhooks)\//
  expect(files.filter((file) => folder.test(file)).length).toBeGreaterThan(100)
  expect(files.filter((file) => folder.test(file) && !used.has(file))).toEqual([])
})
