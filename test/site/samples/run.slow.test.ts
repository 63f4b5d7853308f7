/** Every sample as a reader would run it, in its own language, against a workspace of the mock of its own. */
import { execFile, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../docs/site/samples/languages.js'
import { SAMPLE_KEY, type SampleRequest, sampleRequest } from '../../../docs/site/samples/request.js'
import { samplesOf } from '../../../docs/site/samples/samples.js'
import { DEFAULT_ORIGIN } from '../../../docs/site/urls.js'
import { inRoot } from '../../../scripts/support/paths.js'
import type { Operation } from '../../../src/contract/operations.js'
import type { HttpRequest } from '../../../src/mock/http.js'
import { createMock, type Mock } from '../../../src/mock/index.js'
import type { Exchange } from '../../../src/mock/request/pipeline.js'
import { contract } from '../../support/contract.js'
import { documents, operationsOf, VERSIONS } from '../../support/documents.js'
import { GO, GO_ENV, PHP, PYTHON } from '../../support/languages.js'
import { newKey } from '../../support/requests.js'

/** A sample with a key of its own, which tells its responses from those of other samples. */
type Run = { name: string; lang: string; source: string; key: string }

type SampleResponse = {
  operationId: string | undefined
  version: string | undefined
  status: number
  text: string
  noted: string | null
}

/** What quoting can break in any of the languages. */
const HOSTILE = `It's "50 %" of $HOME, \`new\` \\ \\\\' {brace} #1, ünï 🎨\nsecond line`

/** A header, which has one line and no character beyond ASCII. */
const NOTED = `It's "50 %" of $HOME, \`new\` \\ {brace}`

const CURL = spawnSync('curl', ['--version']).status === 0
const lacks: Record<string, string> = {
  ...(CURL ? {} : { shell: 'no curl' }),
  ...(PYTHON ? {} : { python: 'no Python that has Requests: pip install requests' }),
  ...(GO ? {} : { go: 'no Go' }),
  ...(PHP ? {} : { php: 'no PHP that has curl' }),
}
const languages = LANGUAGES.map(({ lang }) => lang).filter((lang) => !(lang in lacks))

const exec = promisify(execFile)
/** The responses to each key, in their order. */
const responses = new Map<string, SampleResponse[]>()
/** What a language said against a sample, by the sample's name. */
const faults: Record<string, string> = {}
let mock: Mock
let folder = ''

const documented: Run[] = VERSIONS.flatMap((version) =>
  Object.entries(samplesOf(documents[version], version)).flatMap(([operationId, requests]) =>
    requests.flatMap((samples, at) =>
      samples.map(({ lang, source }) => ({
        name: `${operationId}-${version}-${at}-${lang}`,
        lang,
        source,
        key: newKey(),
      })),
    ),
  ),
)

const hostile: Run[] = operationsOf(VERSIONS[0])
  .filter(({ operationId }) => operationId === 'createTask')
  .flatMap((operation) =>
    LANGUAGES.map(({ lang, write }) => {
      const request = sampleRequest(operation)
      const headers = { ...request.headers, 'X-Noted': NOTED }
      const source = write({ ...request, headers, json: { prompt: HOSTILE } })
      return { name: `hostile-${lang}`, lang, source, key: newKey() }
    }),
  )

beforeAll(async () => {
  mock = await createMock({ contract, taskMs: 1, onResponse: note })
  const { origin } = await mock.listen()
  // Below the root, where the name of the package leads to the built client.
  await mkdir(inRoot('dist'), { recursive: true })
  folder = await mkdtemp(inRoot('dist/samples-'))
  for (const { file } of operationsOf(VERSIONS[0]).flatMap(requestsOf))
    if (file) await writeFile(join(folder, file.name), '%PDF-1.7')
  const runs = [...documented, ...hostile].map((run) => ({
    ...run,
    source: run.source.replaceAll(DEFAULT_ORIGIN, origin).replaceAll(SAMPLE_KEY, run.key),
  }))
  const of = (lang: string) => runs.filter((run) => run.lang === lang)
  await Promise.all([
    CURL && shell(of('shell')),
    PYTHON && python(of('python')),
    GO && go(of('go')),
    PHP && php(of('php')),
    modules(of('javascript'), of('typescript')),
  ])
}, 120_000)

afterAll(async () => {
  await mock.close()
  await rm(folder, { recursive: true, force: true })
})

const named = languages.length === LANGUAGES.length ? 'every language' : languages.join(', ')

describe.each(VERSIONS)('version %s', (version) => {
  const operations = operationsOf(version)
  const successes = new Map(operations.map(({ operationId, success }) => [operationId, success]))

  for (const { operationId, body } of operations)
    test(`every request of ${operationId} succeeds in ${named}`, ({ task }) => {
      const runs = documented.filter(
        ({ name, lang }) => name.startsWith(`${operationId}-${version}-`) && !(lang in lacks),
      )
      expect(runs).toHaveLength(languages.length * (body?.examples.length ?? 1))
      for (const { name, key, source } of runs) {
        const got = responses.get(key) ?? []
        const seen = got.map(({ operationId: id = '', version: of, status }) => [id, of, status])
        expect({ [name]: faults[name], source, seen }).toEqual({
          [name]: undefined,
          source,
          seen: got.map(({ operationId: id = '' }) => [id, version, successes.get(id)]),
        })
        expect(
          got.map((one) => one.operationId),
          name,
        ).toContain(operationId)
      }
      task.meta.proved = { samples: runs.length }
    })
})

test.each(hostile.filter(({ lang }) => !(lang in lacks)))(
  'no character of a text or of a header is lost in $lang',
  async ({ name, key }) => {
    expect(faults[name]).toBeUndefined()
    const [first] = responses.get(key) ?? []
    expect(JSON.parse(first?.text ?? '')).toMatchObject({ input: { prompt: HOSTILE } })
    expect(first?.noted).toBe(NOTED)
  },
)

for (const [lang, reason] of Object.entries(lacks)) test.skip(`${lang} (${reason})`, () => {})

function note(request: HttpRequest, { operationId, version, response }: Exchange): void {
  const key = request.headers.get('authorization')?.replace('Bearer ', '') ?? ''
  const seen = {
    operationId,
    version,
    status: response.status,
    text: String(response.body),
    noted: request.headers.get('x-noted'),
  }
  responses.set(key, [...(responses.get(key) ?? []), seen])
}

function requestsOf(operation: Operation): SampleRequest[] {
  return (operation.body?.examples ?? []).map((example) => sampleRequest(operation, example))
}

/** Runs all commands in one shell. */
async function shell(runs: Run[]): Promise<void> {
  const script = runs.map(({ name, source }) => `${source} -sS >/dev/null || echo '${name}' curl failed >&2`).join('\n')
  const { stderr } = await exec('sh', ['-c', script], { cwd: folder })
  report(stderr.split('\n').map((line): [string, string] => [line.split(' ')[0] ?? '', line]))
}

/** Runs all scripts in one process, each with its own names. */
async function python(runs: Run[]): Promise<void> {
  const driver = `
import json, sys, traceback
faults = []
out, sys.stdout = sys.stdout, open("/dev/null", "w")
for run in json.load(open(sys.argv[1])):
    try:
        exec(compile(run["source"], run["name"], "exec"), {})
    except BaseException:
        faults.append([run["name"], traceback.format_exc()])
json.dump(faults, out)
`
  await writeFile(join(folder, 'runs.json'), JSON.stringify(runs))
  const { stdout } = await exec(PYTHON ?? '', ['-c', driver, 'runs.json'], { cwd: folder })
  report(JSON.parse(stdout) as [string, string][])
}

/** Builds one program of all samples, each in a file of its own, so that each must be formatted and use what it imports. */
async function go(runs: Run[]): Promise<void> {
  const files = runs.map(({ name }) => `${name}.go`)
  const write = (change: (source: string, at: number) => string) =>
    Promise.all(runs.map(({ source }, at) => writeFile(join(folder, files[at] ?? ''), `${change(source, at)}\n`)))
  await write((source) => source)
  const misread = await exec('gofmt', ['-l', ...files], { cwd: folder }).catch(
    (error: { stdout: string; stderr: string }) => error,
  )
  report(
    `${misread.stdout}${misread.stderr}`
      .split('\n')
      .map((line): [string, string] => [line.replace(/\.go\b.*/, ''), line && `gofmt: ${line}`]),
  )
  // A sample that fails would end the program.
  await write((source, at) =>
    source.replace('func main()', `func sample${at}()`).replaceAll('log.Fatal(', 'log.Panic('),
  )
  const driver = `package main
import ("encoding/json"; "fmt"; "os")
func main() {
	out := os.Stdout
	os.Stdout, _ = os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	faults := [][]string{}
	run := func(name string, sample func()) {
		defer func() { if fault := recover(); fault != nil { faults = append(faults, []string{name, fmt.Sprint(fault)}) } }()
		sample()
	}
	${runs.map(({ name }, at) => `run("${name}", sample${at})`).join('\n\t')}
	json.NewEncoder(out).Encode(faults)
}`
  await writeFile(join(folder, 'driver.go'), driver)
  const { stdout, stderr } = await exec('go', ['run', '-gcflags=-e', 'driver.go', ...files], {
    cwd: folder,
    env: GO_ENV,
  }).catch((error: { stderr: string }) => ({ stdout: '[]', stderr: error.stderr }))
  report(stderr.split('\n').map((line): [string, string] => [/([\w-]+)\.go:/.exec(line)?.[1] ?? '', line]))
  report(JSON.parse(stdout) as [string, string][])
}

/** Runs all scripts in one process, each in a function, and takes each warning for a fault. */
async function php(runs: Run[]): Promise<void> {
  const driver = `
set_error_handler(function ($level, $message) { throw new ErrorException($message); });
$faults = [];
foreach (json_decode(file_get_contents('runs-php.json'), true) as $run) {
    ob_start();
    try {
        (function () use ($run) { eval(substr($run['source'], strlen('<?php'))); })();
    } catch (Throwable $fault) {
        $faults[] = [$run['name'], (string) $fault];
    }
    ob_end_clean();
}
echo json_encode($faults);
`
  await writeFile(join(folder, 'runs-php.json'), JSON.stringify(runs))
  const { stdout } = await exec('php', ['-r', driver], { cwd: folder })
  report(JSON.parse(stdout) as [string, string][])
}

/** Compiles the TypeScript under the strictest settings, then imports each module in one process. */
async function modules(javascript: Run[], typescript: Run[]): Promise<void> {
  const files = typescript.map(({ name }) => `${name}.ts`)
  await Promise.all([
    ...javascript.map(({ name, source }) => writeFile(join(folder, `${name}.mjs`), source)),
    ...typescript.map(({ name, source }) => writeFile(join(folder, `${name}.ts`), source)),
    writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: STRICT, files })),
  ])
  const compiler = inRoot('node_modules/typescript-7/bin/tsc')
  const compiled = await exec(process.execPath, [compiler, '-p', folder]).catch(({ stdout }) => ({ stdout }))
  const errors = String(compiled.stdout)
    .split('\n')
    .filter((line) => line.includes(': error '))
  report(errors.map((line): [string, string] => [/([\w.-]+)\.ts\(/.exec(line)?.[1] ?? '', line]))
  const driver = `
const faults = []
console.log = () => {}
await Promise.all(process.argv.slice(1).map((file) => import(process.cwd() + '/' + file).catch((error) => {
  faults.push([file.replace(/\\.m?js$/, ''), String(error?.stack ?? error)])
})))
process.stderr.write(JSON.stringify(faults))
`
  const built = [...javascript.map(({ name }) => `${name}.mjs`), ...typescript.map(({ name }) => `${name}.js`)]
  const { stderr } = await exec(process.execPath, ['--input-type=module', '-e', driver, ...built], { cwd: folder })
  report(JSON.parse(stderr) as [string, string][])
}

const STRICT = {
  target: 'es2022',
  module: 'nodenext',
  lib: ['es2023', 'dom', 'dom.iterable'],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  types: ['node'],
}

function report(found: [string, string][]): void {
  for (const [name, fault] of found.filter(([, text]) => text !== '')) faults[name] ??= fault
}
