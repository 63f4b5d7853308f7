/** The runtimes that npm has, with binaries for Linux on x64. */
import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect } from 'vitest'
import { install } from '../../../scripts/support/install.js'
import { inRoot } from '../../../scripts/support/paths.js'
import { freePort } from '../../support/processes.js'

/** The folder of the installed runtimes. */
export const MODULES = inRoot('test/packages/runtimes/node_modules')

/** Whether this machine can run them. */
export const HAS_RUNTIMES = process.platform === 'linux' && process.arch === 'x64'

/** Installs the runtimes that the lock file names and that are missing. */
export async function installRuntimes(): Promise<void> {
  await install('test/packages/runtimes')
}

/** Runs a module as a worker, and resolves to its response. With `outside` it can call this machine. */
export async function inWorkerd(folder: string, worker: string, outside = false): Promise<string> {
  await writeFile(join(folder, 'worker.js'), worker)
  const port = await freePort()
  const main = `modules = [(name = "worker.js", esModule = embed "worker.js")], compatibilityDate = "2026-01-01"`
  await writeFile(
    join(folder, 'config.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
    const config :Workerd.Config = (
      services = [
        (name = "main", worker = (${main}${outside ? ', globalOutbound = "outside"' : ''})),
        (name = "outside", network = (allow = ["private", "local"])),
      ],
      sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]);`,
  )
  const binary = join(MODULES, '@cloudflare/workerd-linux-64/bin/workerd')
  const workerd = spawn(binary, ['serve', 'config.capnp'], { cwd: folder })
  try {
    await expect.poll(() => isListening(port), { timeout: 20_000 }).toBe(true)
    return await (await fetch(`http://127.0.0.1:${port}`)).text()
  } finally {
    workerd.kill()
  }
}

/** Opens a connection only: a request would run the worker. */
function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
