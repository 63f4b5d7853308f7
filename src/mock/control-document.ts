import { PLANS, ROLES } from './state/callers.js'

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const object = (properties: Record<string, object>, required: string[] = [], more: object = {}) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
  ...more,
})
const operation = (operationId: string, summary: string, description: string, more: object = {}) => ({
  operationId,
  summary,
  description,
  responses: { '204': { description: 'Done.' } },
  ...more,
})
const answers = (description: string) => ({ responses: { '200': { description, ...json({ type: 'object' }) } } })
const takes = (schema: object) => ({ requestBody: { required: true, ...json(schema) } })
const keyParameter = {
  parameters: [
    {
      name: 'key',
      in: 'path',
      required: true,
      description: 'The key itself.',
      schema: { type: 'string', pattern: '^service_live_[0-9a-fA-F]+$' },
    },
  ],
}

/** The control of the mock as an OpenAPI document. It is no part of the contract. */
export const CONTROL = {
  openapi: '3.1.0',
  info: {
    title: 'Control of the mock',
    version: '1.0.0',
    description: 'What a test can tell the mock. No key is needed. The methods of `createMock()` do the same.',
  },
  servers: [{ url: 'http://127.0.0.1:4010' }],
  security: [],
  paths: {
    '/_mock/health': {
      get: operation('health', 'Is it ready?', 'Answers once the mock does.', answers('It is ready.')),
    },
    '/_mock/reset': {
      post: operation(
        'reset',
        'Forget everything',
        'All is as it was at the start: workspaces, keys, faults, limits, the day, the clock.',
      ),
    },
    '/_mock/requests': {
      get: operation(
        'listRequests',
        'List requests',
        'The last 1000 requests to the API.',
        answers('The requests, oldest first.'),
      ),
    },
    '/_mock/deliveries': {
      get: operation(
        'listDeliveries',
        'List webhook attempts',
        'The last 10,000 attempts to deliver a webhook.',
        answers('The attempts, oldest first.'),
      ),
    },
    '/_mock/clock': {
      post: operation(
        'moveClock',
        'Move the clock',
        'What falls due on the way is done, in its order. `date` sets the day that governs the versions, and nothing else.',
        {
          ...takes(
            object({
              move_ms: { type: 'integer', minimum: 0, description: 'In milliseconds.' },
              date: { type: 'string', format: 'date' },
            }),
          ),
          ...answers('The time now and the default version.'),
        },
      ),
    },
    '/_mock/faults': {
      post: operation('setFault', 'Set a fault', 'What the next calls of an operation meet.', {
        ...takes(
          object(
            {
              operation_id: { type: 'string', description: 'The operation, such as `createTask`.' },
              status: { type: 'integer', description: 'Answer with the documented example of this status.' },
              delay_ms: { type: 'integer', minimum: 0, description: 'Wait this long first, in milliseconds.' },
              drop: { type: 'boolean', description: 'Close the connection without an answer.' },
              times: { type: 'integer', minimum: 1, default: 1, description: 'For how many calls.' },
            },
            ['operation_id'],
            { anyOf: [{ required: ['status'] }, { required: ['delay_ms'] }, { required: ['drop'] }] },
          ),
        ),
      }),
    },
    '/_mock/limits': {
      put: operation('setLimits', 'Turn limits on or off', 'The rates and the cap on concurrent tasks.', {
        ...takes(object({ enabled: { type: 'boolean' } }, ['enabled'])),
      }),
    },
    '/_mock/keys/{key}': {
      put: operation(
        'defineKey',
        'Define a key',
        'Who the key stands for. What is left out stays as it is, and is made up for a new key.',
        {
          ...keyParameter,
          ...takes(
            object({
              user: { type: 'string' },
              team: { type: 'string', description: 'Keys with the same team share a workspace.' },
              role: { enum: [...ROLES] },
              scopes: { type: 'array', items: { type: 'string' }, description: 'A new key has all of them.' },
              plan: { enum: [...PLANS], description: 'The plan of the team.' },
              credits: { type: 'number', minimum: 0, description: 'The credits of the team.' },
              secret: { type: 'string', description: 'What webhooks are signed with.' },
              edit_access: {
                type: 'boolean',
                description: 'Whether the user may edit what the team has.',
              },
              team_member: { type: 'boolean', description: 'False once the user has left the team.' },
              default_brand_kit: {
                type: ['string', 'null'],
                description: 'The brand kit that tasks of the team use where they name none.',
              },
            }),
          ),
          ...answers('The key.'),
        },
      ),
      delete: operation('deleteKey', 'Delete a key', 'Later requests with it answer 401.', keyParameter),
    },
  },
}
