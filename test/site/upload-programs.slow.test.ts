/** The programs of `docs/uploads.md` that upload a large file: all bytes arrive, and memory never holds them all. */
import { execFile, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import { DEFAULT_ORIGIN } from '../../src/mock/http/addresses.js'
import { SAMPLE_KEY } from '../../src/site/samples/request.js'
import { contract } from '../support/contract.js'
import { PYTHON } from '../support/languages.js'
import { newKey } from '../support/requests.js'
import { sharedMock } from '../support/shared-mock.js'
import { blocks } from './guide-texts.js'

const exec = promisify(execFile)

const runs = (command: string, ...args: string[]) => spawnSync(command, args).status === 0

/** What runs the program of each language, where the machine has it. */
const COMMANDS: Record<string, { file: string; command: string[]; isThere: boolean }> = {
  sh: {
    file: 'upload.sh',
    command: ['sh', 'upload.sh'],
    isThere: runs('curl', '--version') && runs('jq', '--version'),
  },
  typescript: { file: 'upload.mts', command: [process.execPath, '--import', 'tsx', 'upload.mts'], isThere: true },
  python: { file: 'upload.py', command: [PYTHON ?? '', 'upload.py'], isThere: PYTHON !== undefined },
}

/** Above the limit of a direct upload, so that the client uses the signed one as well. */
const LARGE = randomBytes(64_000_000)

/** What measures is Python, which has this module on Unix alone. */
const MEASURES = runs('python3', '-c', 'import resource')

/** Prints the most memory that a command took, in KB. */
const MEASURED = `import resource, subprocess, sys
done = subprocess.run(sys.argv[1:], capture_output=True, text=True)
sys.stderr.write(done.stderr)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, done.returncode)
print(done.stdout)`

const mock = await sharedMock({ contract, keepBytes: 1e9, keepTotalBytes: 1e9 })
const { origin } = await mock.listen()
let folder = ''

beforeAll(async () => {
  await mkdir(inRoot('dist'), { recursive: true })
  folder = await mkdtemp(inRoot('dist/uploads-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

for (const [language, { file, command, isThere }] of Object.entries(COMMANDS))
  test.runIf(isThere && MEASURES)(`the program in ${language} streams a large file`, { timeout: 120_000 }, async () => {
    const [block = expect.unreachable()] = blocks(language).filter(({ info }) => info === 'upload')
    const key = newKey()
    await writeFile(join(folder, file), block.code.replaceAll(DEFAULT_ORIGIN, origin).replaceAll(SAMPLE_KEY, key))
    const run = async (bytes: Uint8Array) => {
      await writeFile(join(folder, 'launch.mp4'), bytes)
      const { stdout, stderr } = await exec('python3', ['-c', MEASURED, ...command], { cwd: folder })
      const [, kilobytes = '', status, said = ''] = /^(\d+) (\d+)\n([\s\S]*)/.exec(stdout) ?? []
      expect({ status, stderr: status === '0' ? '' : stderr }).toEqual({ status: '0', stderr: '' })
      return { bytes: Number(kilobytes) * 1024, said, stderr }
    }
    const small = await run(LARGE.subarray(0, 1000))
    const { bytes, said, stderr } = await run(LARGE)
    expect(stderr).toMatch(/\b\d?\d(?:\.\d)? ?%/)
    expect(stderr).toContain('100')
    // Node frees late what it has sent: measured were up to 0.3 of the file, and 0.85 of it where all was kept.
    expect(bytes - small.bytes, 'memory').toBeLessThan(0.7 * LARGE.length)
    expect(await registeredAs(key)).toMatchObject({
      was_duplicate: true,
      size_bytes: LARGE.length,
      id: /file_\w+/.exec(said)?.[0],
    })
  })

/** Uploads the same bytes once more. The mock recognizes them by their hash. */
async function registeredAs(key: string): Promise<unknown> {
  const call = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const response = await mock.fetch(`${origin}/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await response.json()) as Record<string, string>
  }
  const about = { filename: 'again.mp4', mime_type: 'video/mp4' }
  const { upload_url = '', storage_key } = await call('/uploads/url', about)
  await mock.fetch(upload_url, { method: 'PUT', headers: { 'content-type': about.mime_type }, body: LARGE })
  return call('/uploads/register', { storage_key, ...about })
}
