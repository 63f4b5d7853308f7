/**
 * What README, guides and help promise of a line that a user types: its exit status, what is on which stream, and what
 * is left behind. Nothing is left, if a row does not say so. A row without `err` prints nothing to the error output.
 */
import { NEWEST, OLDEST } from '../support/versions.js'

export type CommandRow = {
  line: string
  status: number
  /** What the standard output has; `json` if it is one JSON value and nothing else. */
  out?: RegExp | 'json'
  err?: RegExp
  /** Edits of the clone before, each undone afterwards: a file, and its new text, or undefined to remove it. */
  edits?: Record<string, ((text: string) => string) | undefined>
  env?: Record<string, string>
  /** Files that the line leaves, which git does not ignore. */
  leaves?: string[]
  /** Files that exist afterwards, in the clone or in the project; each has this text. */
  makes?: Record<string, RegExp>
}

type More = Omit<CommandRow, 'line' | 'status'>
const row = (line: string, status: number, more: More = {}): CommandRow => ({ line, status, ...more })

const NO_YAML = () => 'a: [b\n'
const ROOT_GONE = { 'openapi/openapi.yaml': undefined }
const UNREADABLE = /^\nopenapi\/openapi\.yaml {2}The file cannot be read: ENOENT\.\n$/
const CANVAS = 'generated/openapi/canvas.json'

/** The scripts of package.json. `{…}` is an address of a server that the test has started, or a port. */
// biome-ignore format: a table has one row a line.
export const SCRIPTS: CommandRow[] = [
  row('npm run lint', 0, { out: /✓ files of openapi\/ .* files\n[\s\S]*✓ exceptions .* entries\n[\s\S]*✓ examples of canvas .* examples\n[\s\S]*✓ gaps .* gaps\n[\s\S]*✓ workflows {2}.* files\n[\s\S]*✓ generated\/ [\s\S]*✓ done/ }),
  row('npm run lint', 1, { edits: { '.spectral.yaml': NO_YAML }, err: /^\n\.spectral\.yaml:1:4 {2}.*\n$/ }),
  row('npm run lint', 1, { edits: { 'generated/gaps.json': (text) => `${text} ` }, out: /✗ generated\//, err: /^\ngenerated\/ is out of date[\s\S]*\n {2}generated\/gaps\.json\nRun `npm run generate`/ }),
  row('npm run lint', 1, { edits: { '.github/workflows/test.yml': NO_YAML }, err: /^\n\.github\/workflows\/test\.yml:1:4 {2}.*\n$/ }),
  row('npm run generate', 0, { out: /nothing changed/ }),
  row('npm run generate', 0, { edits: { [CANVAS]: undefined, 'generated/old.json': () => '{}' }, out: /changed: generated\/openapi\/canvas\.json[\s\S]*✓ remove stale files .*generated\/old\.json/ }),
  row('npm run generate & npm run generate && wait $!', 0, { edits: { [CANVAS]: undefined, 'generated/gaps.json': undefined }, out: /✓ done[\s\S]*✓ done/ }),
  row('npm run generate', 1, { edits: { 'openapi/versions.yaml': NO_YAML }, out: /✗ bundle openapi\//, err: /^\nopenapi\/versions\.yaml:1:4 {2}.*\n$/ }),
  row('npm run generate', 1, { edits: { 'src/client/sleep.ts': (text) => `${text}\nexport const untyped = Math.max(1, 2)\n` }, err: /^\nsrc\/client\/sleep\.ts\(\d+,\d+\): error TS\d+: / }),
  row('npm run check', 0, { out: / 0 out of date/ }),
  row('npm run check | head -n 1', 0, { out: /^.*\n$/ }),
  row('npm run check', 1, { edits: { [CANVAS]: (text) => `${text} ` }, err: /\n {2}generated\/openapi\/canvas\.json\nRun `npm run generate` and commit the result\.\n$/ }),
  row('npm run check', 1, { edits: ROOT_GONE, err: UNREADABLE }),
  row('npm run bundle', 0, { edits: { [CANVAS]: undefined }, out: /changed: generated\/openapi\/canvas\.json/ }),
  row('npm run bundle', 1, { edits: { 'openapi/shared/headers/RequestId.yaml': (text) => `${text}\nx-lost: { $ref: ./Nope.yaml }\n` }, err: /^\nopenapi\/shared\/headers\/RequestId\.yaml:\d+:\d+ {2}.*Nope/ }),
  row('npm run site', 0, { out: /✓ site: write[\s\S]*✓ done/, makes: { 'dist/site/index.html': /./, [`dist/site/reference/${NEWEST}/index.html`]: /./, [`dist/site/reference/${OLDEST}/index.html`]: /./ } }),
  row('npm run site', 1, { edits: ROOT_GONE, err: UNREADABLE, makes: { 'dist/site/index.html': /./ } }),
  row('npm test -- with-lock', 0, { out: /\n1 passed, 0 failed\n/ }),
  row('npm test -- no-such-test', 1, { out: /RUN/, err: /No test files found/ }),
  row('npm test', 1, { edits: { 'redocly.yaml': NO_YAML }, out: /✗ lint/, err: /^\nredocly\.yaml:2:1 / }),
  row('npm run format -- scripts/start.ts', 0, { edits: { 'scripts/start.ts': (text) => text.replaceAll('  ', '     ') }, err: /Fixed 1 file/ }),
  row('npm run format -- scripts/start.ts', 1, { edits: { 'scripts/start.ts': () => 'const = \n' }, err: /scripts\/start\.ts:1/, leaves: ['scripts/start.ts'] }),
  row('npm run bench', 1, { edits: { [`generated/openapi/${NEWEST}.json`]: undefined }, err: new RegExp(`generated/openapi/${NEWEST}\\.json`) }),
  row('npm run mock:prism', 2, { err: /^error: the first argument must be a version: .*\nTry npm run mock:prism -- --help\.\n$/ }),
  row(`npm run mock:prism -- ${NEWEST} --port {busy}`, 1, { err: /EADDRINUSE|in use/ }),
  row('npm run pack', 1, { edits: ROOT_GONE, err: UNREADABLE }),
  row('npm run diff -- HEAD', 0, { out: /^HEAD \(\w{7}\) → the working tree\n/ }),
  row('npm run diff -- no-such-ref', 1, { err: /There is neither a git ref nor a folder no-such-ref\./ }),
  row('GIT_DIR=/nowhere npm run diff', 0, { out: /^Skipped: git knows no state of main before this one\. Name a ref/ }),
  row('PATH={bare} npm run diff', 0, { out: /git knows no state of main/ }),
]

const NAMES = ['--only getCredits,listTasks', `--version ${NEWEST}`].join(' ')
const CALLS = `sh -c 'curl -s $CANVAS_DESIGN_URL/uploads/limits -H "Service-Version: ${NEWEST}" -H "Authorization: Bearer $CANVAS_DESIGN_KEY"'`
const AT = `--url {mock} --key {key} ${NAMES}`

/** The conformance kit, both as `npm run conform --` and as the command of the package. */
// biome-ignore format: a table has one row a line.
export const CONFORM: CommandRow[] = [
  row(`${AT} --timeout 600 --json`, 0, { out: 'json', err: /listTasks +ok/ }),
  row(`--url {mock} ${NAMES} --skip auth --read-only`, 0, { env: { CANVAS_DESIGN_KEY: 'service_live_0123abcd' }, out: /^Checked http.*\n[\s\S]*\n\d+ passed, 0 failed, 0 warnings, \d+ skipped\ngaps: \d+ agree, 0 contradicted, \d+ unseen\n$/, err: /ok/ }),
  row(`--url {broken} --key {key} ${NAMES} --report json=a.json --report junit=b.xml --report text --report markdown`, 1, { out: /^Checked[\s\S]*\n# Conformance of /, err: /failed/, makes: { 'a.json': /^\{[\s\S]*"failed": [1-9]/, 'b.xml': /<failure / } }),
  row(`--url {pipes} --key {key} --only getCredits,header.content_type --version ${NEWEST} --report markdown`, 1, { out: /\n(?:\|(?:[^|\\\n]|\\.)*){6}\|\n\|( --- \|){6}\n(?:(?:\|(?:[^|\\\n]|\\.)*){6}\|\n)+\n/, err: /failed/ }),
  row(`--url {warns} --key {key} --only listTasks --version ${NEWEST}`, 3, { out: /only assumed: gap pagination\.cursor\.limit\.minimum/, err: /failed/ }),
  row(`--url {mock} --key {key} --second-key {second} --other-team-key {other} --only listCanvases,getCanvas,auth --version ${NEWEST}`, 0, { out: / 0 failed/, err: /ok/ }),
  row(`--all --receive http://127.0.0.1:{free} --only createTask,callback --version ${NEWEST}`, 0, { env: { SIGNING_SECRET: 'my secret' }, out: /\n4 passed, 0 failed/, err: /ok/ }),
  row('--all --receive http://127.0.0.1/ --secret s --only createTask,callback', 2, { err: /^The port 8080 of --receive is in use\.\n$/ }),
  row(`--url https://api.example/v1 --key {key} --writes`, 2, { err: /^This run creates and changes records at https:\/\/api\.example\/v1\. Pass --yes to go on without a question\.\n$/ }),
  row(`--url https://api.example/v1 --key {key} --all --yes`, 2, { err: /^https:\/\/api\.example\/v1 cannot be reached: \w+\. Check the address/ }),
  row('--url {nowhere}/v1 --key {key}', 2, { err: /^http:\S+ cannot be reached: ECONNREFUSED\. Check the address, and that the server is running\.\n$/ }),
  row(`--url {mock} --key sk_0123`, 2, { err: /^http:\S+ rejects the key \(401\)\. Pass a valid one with --key\.\n$/ }),
  row('--only getCredits --skip getCredits', 2, { out: /./, err: /^Nothing was checked\. .*--skip/m }),
  row('-n', 2, { err: /^error: unknown option '-n'\nTry --help\.\n$/ }),
  row('--url {origin} --key {key}', 2, { err: /^There is nothing at \S+\/uploads\/limits\. The base URL ends in \/v1\.\n$/ }),
  row('receiver --url {receiver} --json', 0, { env: { SIGNING_SECRET: 'my secret' }, out: /^\{\n {2}"url": "http[\s\S]*\n {2}\]\n\}\n$/ }),
  row("receiver --url {trusting} --secret 'my secret'", 1, { out: /\n\d+ passed, 7 failed, 0 warnings\n$/ }),
  row("receiver --url {strict} --secret 'my secret' --report json=r.json --report text", 3, { makes: { 'r.json': /^\{\n {2}"url": "http[\s\S]*\n {2}\]\n\}\n$/ }, out: /\n\d+ passed, 0 failed, 1 warning\n$/ }),
  row(`client --report json -- ${CALLS}`, 0, { out: 'json', err: /./ }),
  row(`client -- ${CALLS.replace('curl', 'curl --retry 1').replace('limits', 'limits?plan=1')}`, 3, { out: /\nwarning request\.unknown_field: [\s\S]*\n0 errors, 1 warning\n$/, err: /./ }),
  row(`client -- sh -c 'curl -sf $CANVAS_DESIGN_URL/credits'`, 1, { out: /ended with 22\n[\s\S]*\nerror version\.missing: / }),
  row('client -- true', 2, { err: /^The command ended with 0 and sent no request\. It must send its requests to the base URL in CANVAS_DESIGN_URL\.\n$/ }),
  row('client -- no-such-program', 2, { err: /^no-such-program cannot be run: ENOENT\. / }),
  row(`traffic recorded.har --server https://api.example/v1 --version ${NEWEST} --report json`, 1, { out: 'json' }),
  row('traffic none.har', 2, { err: /^none\.har cannot be read: ENOENT\. Name a HAR file\.\n$/ }),
  row('receiver --url {nowhere} --secret s', 2, { err: /^http:\S+ cannot be reached: ECONNREFUSED\. Check the address, and that the receiver is running\.\n$/ }),
]

/** The mock where it cannot start, both as `npm start --` and as the command of the package. */
// biome-ignore format: a table has one row a line.
export const NO_START: CommandRow[] = [
  row('--port {busy}', 1, { err: /^Port \d+ on 127\.0\.0\.1 is in use\. Choose another one with --port\.\n$/ }),
]

// biome-ignore format: a table has one row a line.
export const MOCK: CommandRow[] = [
  row('--nope', 2, { err: /^error: unknown option '--nope'\nTry --help\.\n$/ }),
  row('-n', 2, { err: /^error: unknown option '-n'\nTry --help\.\n$/ }),
  row('help', 2, { err: /^error: too many arguments\..*\nTry --help\.\n$/ }),
  row('--port many', 2, { err: /Use a number from 0 to 65535\./ }),
  row('--port 65536', 2, { err: /Use a number from 0 to 65535\./ }),
  row('--port 65535 --host 203.0.113.7', 1, { err: /^203\.0\.113\.7 is not an address of this machine\. Choose another one with --host\.\n$/ }),
  row('--allow-host', 2, { err: /argument missing/ }),
  row('--site none', 2, { err: /The folder does not exist\./ }),
  row('--ready-file none/ready', 2, { err: /The folder does not exist\./ }),
  row('--date tomorrow', 2, { err: /Use a calendar day of the form 2030-06-01\./ }),
  row('--data none.yaml', 2, { err: /The file does not exist\./ }),
  row('--data node_modules', 2, { err: /This is a directory, not a file\./ }),
  row('--data broken.yaml', 1, { err: /^broken\.yaml:2: \S.*\n$/ }),
  row('--state node_modules', 1, { err: /^node_modules: This is a directory, not a file\.\n$/ }),
  row('--state broken.yaml', 1, { err: /^broken\.yaml:2: The state is damaged: .*\n$/, makes: { 'broken.yaml': /^a: \[b\n$/ } }),
  row('--port {busy} --state kept.json; test -z "$(ls | grep lease)"', 0, { err: /in use/ }),
  row('--task-ms long', 2, { err: /Use a whole number\./ }),
  row('--keep -1', 2, { err: /Use a whole number\./ }),
  row('--control-token "a b"', 2, { err: /Use visible ASCII characters\./ }),
  row('--log xml', 2, { err: /Allowed choices are text, json\./ }),
  row('--empty', 2, { env: { CANVAS_MOCK_PORT: 'many' }, err: /^error: option '--port <number>' value 'many' from env 'CANVAS_MOCK_PORT' is invalid\. Use a number from 0 to 65535\.\n/ }),
  row('--empty', 2, { env: { CANVAS_MOCK_LIMITS: 'maybe' }, err: /^error: CANVAS_MOCK_LIMITS must be true or false\.\nTry --help\.\n$/ }),
  row('--public-callbacks --allow-http-callbacks', 2, { err: /^error: option '--public-callbacks' cannot be used with option '--allow-http-callbacks \[host\.\.\.\]'\n/ }),
  row('--seed x', 2, { err: /Use a whole number\./ }),
  row('local-tools --nope', 2, { err: /^error: unknown option '--nope'\n/ }),
]
