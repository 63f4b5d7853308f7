/** The command `canvas-design-mock`: serves the mock, and the reference where its folder is given. */
import { Command, InvalidArgumentError } from 'commander'
import type { Answered } from './api.js'
import { BASE_PATH, createApp } from './app.js'
import { VERSIONS } from './documents.js'
import { pagesOf } from './pages.js'
import { serve } from './server.js'
import { DEFAULT_VERSION } from './version.js'

type Options = { port: number; host: string; quiet: boolean; site?: string }

await new Command('canvas-design-mock')
  .description('A local mock of the Canvas Design Platform API, both versions on one port.')
  .option('--port <number>', 'port to listen on; 0 takes a free one', port, 4010)
  .option('--host <address>', 'address to listen on', '127.0.0.1')
  .option('--site <folder>', 'folder with the rendered reference, served at /')
  .option('--quiet', 'print neither the addresses nor a line for each request', false)
  .showHelpAfterError('Try --help.')
  .action(start)
  .parseAsync()

async function start({ port, host, quiet, site }: Options): Promise<void> {
  try {
    const app = await createApp({
      ...(quiet ? {} : { onAnswer: log }),
      ...(site ? { pages: pagesOf(site) } : {}),
    })
    const server = await serve(app, port, host)
    const address = server.address()
    if (!quiet)
      greet(
        `http://${host.includes(':') ? `[${host}]` : host}:${typeof address === 'object' ? address?.port : port}`,
        site,
      )
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => server.close(() => process.exit(0)).closeAllConnections())
  } catch (error) {
    console.error(explain(error as NodeJS.ErrnoException, port, host))
    process.exit(1)
  }
}

function port(text: string): number {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number > 65535) throw new InvalidArgumentError('A port is a number from 0 to 65535.')
  return number
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} on ${host} is in use. Choose another one with --port.`
  if (error.code === 'EACCES') return `Port ${port} may not be used by this user. Choose one above 1023 with --port.`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') return `${host} is no address of this machine.`
  return error.message
}

function greet(origin: string, site: string | undefined): void {
  const curl = (version: string) =>
    `  curl ${origin}${BASE_PATH}/tasks/task_01JTS3C4DWA7N36096Q14DR9GP -H 'Authorization: Bearer service_live_0123abcd'${
      version === DEFAULT_VERSION ? '' : ` -H 'Service-Version: ${version}'`
    }`
  console.log(
    [
      '',
      `  API        ${origin}${BASE_PATH}`,
      ...(site ? [`  Reference  ${origin}/`] : []),
      `  Documents  ${origin}/openapi/{canvas,${VERSIONS.join(',')}}.json`,
      '',
      ...VERSIONS.flatMap((version) => [
        `  Version ${version}${version === DEFAULT_VERSION ? ', the default' : ''}:`,
        curl(version),
        '',
      ]),
      '  Ask for any documented answer with the header Prefer: code=404, or Prefer: example=failed. Stop with Ctrl-C.',
      '',
    ].join('\n'),
  )
}

function log(request: Request, { response, operationId, version }: Answered, ms: number): void {
  const { pathname, search } = new URL(request.url)
  const time = new Date().toTimeString().slice(0, 8)
  console.log(
    `${time}  ${response.status}  ${request.method.padEnd(6)} ${pathname}${search}  ${[operationId, version].filter(Boolean).join(' ')}  ${ms.toFixed(1)} ms`,
  )
}
