import type { Command } from '../command.js'

export default {
  does: 'Removes the oldest version from openapi/, with everything that only it has. The documents of the other versions stay as they are.',
  argument: { name: 'date', says: 'the date of the oldest version' },
  run: async ({ rest: [date = ''] }) => {
    const { retireVersion } = await import('../versions/retire.js')
    console.log(await retireVersion(date))
  },
} satisfies Command
