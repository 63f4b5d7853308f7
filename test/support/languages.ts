/** The languages that samples and programs are run in, where the machine has them. */
import { spawnSync } from 'node:child_process'
import { inRoot } from '../../scripts/support/paths.js'

/** Requests is found beside the Python that it was installed for. */
export const PYTHON = ['python3', '/usr/bin/python3'].find(
  (command) => spawnSync(command, ['-c', 'import requests']).status === 0,
)

export const GO = spawnSync('go', ['version']).status === 0

/** Go caches what it builds below the home directory, which a bare machine may not have. */
export const GO_ENV = { GOCACHE: inRoot('node_modules/.cache/go'), ...process.env }

/** Our PHP uses its extension curl. */
export const PHP = spawnSync('php', ['-r', 'exit((int) !extension_loaded("curl"));']).status === 0
