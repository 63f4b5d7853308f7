/**
 * CONTRIBUTING leads from the first file to green checks. In a copy of the repository, a test writes the files that its table
 * names for an operation, a field and an event, and no others. On the way, the message of each check names the next file. The copy
 * has a version more, so that the last test also shows that a further version needs no changes to the tests.
 */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { NEWEST } from '../support/versions.js'
import { type Change, type Copy, copyRepository, NEXT } from './copy.js'

let copy: Copy
beforeAll(async () => {
  copy = await copyRepository()
  // The slow tests would start this one again.
  vi.stubEnv('CI', '')
  await copy.run('version:add', NEXT)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await copy.remove()
})

const CANVASES = 'openapi/resources/canvases'
const WEBHOOKS = 'openapi/webhooks'

/** A file, how it is written, and what must name it before: a command, here with only the test that says it, and a part of its output. */
type Step = {
  file: string
  from?: string
  changes: Change[]
  asked?: [command: string, says: string]
}

/** A list with cursor pagination, a scope and a handler, like `listCanvases`. */
const OPERATION: Step[] = [
  {
    file: `${CANVASES}/canvases-templates.yaml`,
    from: `${CANVASES}/canvases.yaml`,
    changes: [
      ['listCanvases', 'listTemplates'],
      ['List canvases', 'List templates'],
      ['page of canvases', 'page of templates'],
      ['  x-gap: [auth.scope.per_operation, canvases.list.filters]', `  x-since: "${NEWEST}"`],
      // What only older versions have.
      [/^.*(?:Legacy|\.\d{4}-\d\d-\d\d).*\n/gm, ''],
      [/(?:oneOf:\s+- )?\$ref: schemas\/CanvasPage/g, '$ref: schemas/TemplatePage'],
      ['            page: { $ref: examples/listTemplates.page.yaml }\n', ''],
    ],
  },
  {
    file: 'openapi/openapi.yaml',
    changes: [
      [
        '  /canvases/{canvas_id}: {',
        '  /canvases/templates: { $ref: resources/canvases/canvases-templates.yaml }\n  /canvases/{canvas_id}: {',
      ],
    ],
    asked: ['test', 'to `paths` in openapi/openapi.yaml'],
  },
  {
    file: `${CANVASES}/schemas/TemplatePage.yaml`,
    from: `${CANVASES}/schemas/CanvasPage.yaml`,
    changes: [
      ['Page of canvases', 'Page of templates'],
      ['Canvases on', 'Templates on'],
    ],
    asked: ['generate', `${CANVASES}/schemas/TemplatePage.yaml`],
  },
  {
    file: `${CANVASES}/examples/listTemplates.first_page.yaml`,
    from: `${CANVASES}/examples/listCanvases.page.yaml`,
    changes: [],
    asked: ['generate', `${CANVASES}/examples/listTemplates.first_page.yaml`],
  },
  {
    file: 'openapi/facts/canvases.yaml',
    changes: [
      [
        'canvases.search.path:',
        `canvases.templates.path:
  fact: '\`GET /canvases/templates\` lists templates, paged by cursor, and needs the scope \`canvases:read\`.'
  version: '${NEWEST}'
  at: { listTemplates: { x-pagination: cursor, security: [{ apiKey: ['canvases:read'] }] } }

canvases.search.path:`,
      ],
    ],
    asked: ['test', 'to a file of openapi/facts/'],
  },
  {
    file: 'src/mock/resources/canvases/handlers.ts',
    changes: [
      [
        '  renameCanvas(call) {',
        "  listTemplates: (call) => ({ body: pageOf(call, visibleCanvases(call, 'newest first'), itemOf) }),\n\n  renameCanvas(call) {",
      ],
    ],
    asked: ['test handler.test', 'src/mock/resources/<resource>/handlers.ts'],
  },
]

/** A field that a request may send and a response may have. */
const FIELD: Step[] = [
  {
    file: 'openapi/resources/drive/schemas/DriveItemPatch.yaml',
    changes: [
      ['  visibility:\n', '  archived: { type: boolean, description: True to archive the item. }\n  visibility:\n'],
    ],
  },
  {
    file: `${CANVASES}/schemas/CanvasListItem.yaml`,
    changes: [
      ['  created_at:\n', '  archived: { type: boolean, description: True if it is archived. }\n  created_at:\n'],
    ],
  },
  {
    file: 'openapi/facts/drive.yaml',
    changes: [
      [
        'drive.patch.field.visibility:',
        `drive.patch.field.archived:
  fact: '\`archived\` archives an item of the workspace, and a canvas in a list shows it.'
  at: { updateDriveItem.request.archived: boolean, CanvasListItem.archived: boolean }

drive.patch.field.visibility:`,
      ],
    ],
    asked: ['test shapes', 'add a fact to openapi/facts/ with its form, `at: { CanvasListItem.archived: boolean }`'],
  },
]

/** The end of an export that is canceled, like that of a task. */
const EVENT: Step[] = [
  {
    file: `${WEBHOOKS}/export.canceled.yaml`,
    from: `${WEBHOOKS}/task.canceled.yaml`,
    changes: [
      ['taskCanceled', 'exportCanceled'],
      ['TaskCanceled', 'ExportCanceled'],
      ['Task canceled', 'Export canceled'],
      ['a design or layerize task with a `callback_url`', 'an asynchronous export'],
    ],
  },
  {
    file: 'openapi/openapi.yaml',
    changes: [['  export.failed: {', '  export.canceled: { $ref: webhooks/export.canceled.yaml }\n  export.failed: {']],
    asked: ['test', 'to `webhooks` in openapi/openapi.yaml'],
  },
  {
    file: `${WEBHOOKS}/schemas/ExportCanceledEvent.yaml`,
    from: `${WEBHOOKS}/schemas/TaskCanceledEvent.yaml`,
    changes: [
      ['a task', 'an export'],
      ['Task that', 'Export that'],
      ['task.canceled', 'export.canceled'],
    ],
    asked: ['generate', `${WEBHOOKS}/schemas/ExportCanceledEvent.yaml`],
  },
  {
    file: `${WEBHOOKS}/examples/exportCanceled.canceled.request.yaml`,
    from: `${WEBHOOKS}/examples/taskCanceled.canceled.request.yaml`,
    changes: [
      ['Canceled design', 'Canceled export'],
      ['task.canceled', 'export.canceled'],
      ['evt_01JTXHMFYFF1TK31CZT5GEVQEZ', 'evt_01JTXHMFYFF1TK31CZT5GEVQEY'],
    ],
    asked: ['generate', `${WEBHOOKS}/examples/exportCanceled.canceled.request.yaml`],
  },
  {
    file: 'openapi/facts/events.yaml',
    changes: [
      [
        'events.type.closed:',
        `events.type.export_canceled:
  fact: '\`export.canceled\`: an asynchronous export of a canvas was canceled.'
  at: ['event:export.canceled', WebhookEnvelope.type]
  mentions: { 'event:export.canceled': [export, cancel] }

events.type.closed:`,
      ],
    ],
    asked: ['test events', 'openapi/facts/events.yaml'],
  },
  {
    file: `${WEBHOOKS}/schemas/WebhookEnvelope.yaml`,
    changes: [['export.failed]', 'export.failed, export.canceled]']],
    asked: ['test events', 'WebhookEnvelope.type'],
  },
  {
    file: `${WEBHOOKS}/schemas/WebhookEvent.yaml`,
    changes: [
      [
        '  - $ref: ./ExportFailedEvent.yaml',
        '  - $ref: ./ExportCanceledEvent.yaml\n  - $ref: ./ExportFailedEvent.yaml',
      ],
      ['    export.failed: ', '    export.canceled: ./ExportCanceledEvent.yaml\n    export.failed: '],
    ],
    asked: ['test events', 'the mapping of WebhookEvent'],
  },
  {
    file: 'openapi/resources/webhook_deliveries/webhook_deliveries.yaml',
    changes: [['export.failed]', 'export.failed, export.canceled]']],
    asked: ['test shapes', 'listWebhookDeliveries'],
  },
]

describe.each([
  ['an operation', OPERATION],
  ['a field', FIELD],
  ['an event', EVENT],
])('the files of %s', (what, steps) => {
  test('are those of the table in CONTRIBUTING', async () => {
    const table = (await copy.read('CONTRIBUTING.md')).split('\n').filter((line) => line.startsWith('|'))
    const start = table.findIndex((line) => line.startsWith(`| ${what} |`))
    const length = table.slice(start + 1).findIndex((line) => !/^\| +\|/.test(line)) + 1
    const rows = table
      .slice(start, start + length)
      .map((row) => /`(\S+)`.*?(?:`npm (?:run )?(\w+)` )?\|$/.exec(row)?.slice(1) ?? [])
    const asPattern = (file = '') => new RegExp(`^${file.replaceAll('.', '\\.').replace(/<[^>]+>/g, '[^/]+')}$`)
    const rowOf = (file: string) => rows.findLast(([named]) => asPattern(named).test(file))?.[0] ?? file
    const written = new Map(steps.map(({ file, asked }) => [rowOf(file), asked?.[0].split(' ')[0]]))
    expect([...written]).toEqual(rows)
    const files = new Set(steps.map(({ file }) => file))
    if (what === 'an operation') expect(files.size).toBeLessThanOrEqual(6)
  })

  test('are named one after another by the checks', { timeout: 600_000 }, async () => {
    for (const { file, from = file, changes, asked } of steps) {
      if (asked) {
        const [command, says] = asked
        if (command !== 'generate') await copy.run('generate')
        const { status, output } = await copy.run(...command.split(' '))
        expect([status, output]).toEqual([1, expect.stringContaining(says)])
      }
      await copy.edit(from, changes, file)
    }
  })
})

test('then its two commands pass, with a version more', { timeout: 1_200_000 }, async () => {
  const commands = [...(await copy.read('CONTRIBUTING.md')).matchAll(/^ {4}npm (?:run )?(.+)$/gm)].map(
    ([, name]) => name,
  )
  expect(commands).toEqual(['generate', 'test'])
  for (const command of ['generate', 'test']) {
    const { status, output } = await copy.run(command)
    expect([command, status], output.slice(-5000)).toEqual([command, 0])
  }
})
