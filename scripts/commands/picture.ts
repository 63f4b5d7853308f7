import type { Command } from '../command.js'

export default {
  does: 'Takes the screenshot of the reference that the README shows, with a browser. Builds the site first.',
  async run(given) {
    const { default: build } = await import('./build.js')
    const { PICTURE, takePicture } = await import('../picture/picture.js')
    await build.run(given)
    await given.reporter.step(
      `write ${PICTURE}`,
      () => takePicture(),
      (bytes) => `${Math.round(bytes / 1024)} KB`,
    )
  },
} satisfies Command
