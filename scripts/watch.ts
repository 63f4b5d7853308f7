/** Part of `npm start`: keeps the documents in step with openapi/ while the mock serves them. */
import { setPriority } from 'node:os'
import { watchContract } from './watch/watch.js'

// What it does first is only a warm-up; the mock's start comes before it.
setPriority(10)
await watchContract(
  (message) => console.error(`openapi/ is broken; the last good contract is still served.\n${message}`),
  () => console.error('openapi/ is whole again.'),
)
setPriority(0)
