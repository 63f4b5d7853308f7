import type { Command } from '../command.js'

export default {
  does: 'Adds a version to openapi/versions.yaml, with an empty migration step, and says what to do next.',
  argument: { name: 'date', says: 'the date of the new version' },
  run: async ({ rest: [date = ''] }) => {
    const { addVersion } = await import('../versions/add.js')
    console.log(await addVersion(date))
  },
} satisfies Command
