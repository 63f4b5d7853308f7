/** The image that src/mock/Dockerfile makes of the packages. */
import { expect, onTestFinished, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import { packages } from '../support/packages.js'
import { buildImage, CAN_BUILD } from './image.js'

test.skipIf(!CAN_BUILD)(
  'the image is healthy on a read-only file system, and ends on SIGTERM',
  { timeout: 600_000 },
  async () => {
    await packages()
    const image = buildImage(inRoot('dist/packages'))
    onTestFinished(image.remove)
    const mock = image.start('--quiet')
    onTestFinished(() => void mock.kill('SIGKILL'))
    const ended = new Promise((resolve) => mock.on('exit', resolve))
    await expect.poll(() => image.exec(mock, image.health).status, { timeout: 20_000 }).toBe(0)
    expect(image.user).toBe('node')
    expect(image.exec(mock, ['sh', '-c', 'echo > /tmp/written']).stderr).toContain('Read-only file system')
    process.kill(image.pid(mock), 'SIGTERM')
    expect(await ended).toBe(0)
  },
)
