/** Runs many samples of a language at once, as fast as that language can, and says which of them fail. */
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inRoot } from '../../../scripts/support/paths.js'
import { GO_ENV, PYTHON } from '../../support/languages.js'

/** A sample, with a key of its own, which tells its responses from those of other samples. */
export type Run = { name: string; lang: string; source: string; key: string }

/** The name of a sample, and what its language says against it. */
type Fault = [sample: string, text: string]

const exec = promisify(execFile)

/** Runs all commands in one shell. */
export async function shell(folder: string, runs: Run[]): Promise<Fault[]> {
  const script = runs.map(({ name, source }) => `${source} -sS >/dev/null || echo '${name}' curl failed >&2`).join('\n')
  const { stderr } = await exec('sh', ['-c', script], { cwd: folder })
  return faultsIn(stderr, (line) => line.split(' ')[0])
}

/** Runs all scripts in one process, each with its own names. */
export async function runPython(folder: string, runs: Run[]): Promise<Fault[]> {
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
  return JSON.parse(stdout) as Fault[]
}

/** Builds one program of all samples, a file each, so that each must be formatted and use what it imports. */
export async function runGo(folder: string, runs: Run[]): Promise<Fault[]> {
  const files = runs.map(({ name }) => `${name}.go`)
  const write = (change: (source: string, at: number) => string) =>
    Promise.all(runs.map(({ source }, at) => writeFile(join(folder, files[at] ?? ''), `${change(source, at)}\n`)))
  await write((source) => source)
  const misread = await exec('gofmt', ['-l', ...files], { cwd: folder }).catch(
    (error: { stdout: string; stderr: string }) => error,
  )
  const unformatted = faultsIn(misread.stdout + misread.stderr, (line) => line.replace(/\.go\b.*/, ''))
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
  const unbuilt = faultsIn(stderr, (line) => /([\w-]+)\.go:/.exec(line)?.[1])
  return [...unformatted, ...unbuilt, ...(JSON.parse(stdout) as Fault[])]
}

/** Runs all scripts in one process, each in a function, and takes each warning for a fault. */
export async function runPhp(folder: string, runs: Run[]): Promise<Fault[]> {
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
  return JSON.parse(stdout) as Fault[]
}

/** Compiles the TypeScript under the strictest settings, then imports each module in one process. */
export async function modules(folder: string, javascript: Run[], typescript: Run[]): Promise<Fault[]> {
  const files = typescript.map(({ name }) => `${name}.ts`)
  await Promise.all([
    ...javascript.map(({ name, source }) => writeFile(join(folder, `${name}.mjs`), source)),
    ...typescript.map(({ name, source }) => writeFile(join(folder, `${name}.ts`), source)),
    writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: STRICT, files })),
  ])
  const compiler = inRoot('node_modules/typescript-7/bin/tsc')
  const compiled = await exec(process.execPath, [compiler, '-p', folder]).catch(({ stdout }) => ({ stdout }))
  const errors = String(compiled.stdout).replaceAll(/^(?!.*: error ).*$/gm, '')
  const unbuilt = faultsIn(errors, (line) => /([\w.-]+)\.ts\(/.exec(line)?.[1])
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
  return [...unbuilt, ...(JSON.parse(stderr) as Fault[])]
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

/** Returns a fault for each line that a tool has printed. */
function faultsIn(printed: string, sampleOf: (line: string) => string | undefined): Fault[] {
  const lines = printed.split('\n').filter((line) => line !== '')
  return lines.map((line) => [sampleOf(line) ?? '', line])
}
