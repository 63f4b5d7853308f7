/** The types of a document: of its calls, and the comments that editors show. */
import { describe, expect, test } from 'vitest'
import { brief } from '../../scripts/types/brief.js'
import { callsOf } from '../../scripts/types/calls.js'
import { typesOf } from '../../scripts/types/types.js'
import { versionDeclarations } from '../../scripts/types/versions.js'

describe('the comment of an operation', () => {
  const word = (length: number) => 'x'.repeat(length)

  test('has the sentences of the first paragraph that fit into two lines', () => {
    expect(brief('Lists tasks.\nNewest first.\n\nMore about it.')).toBe('Lists tasks. Newest first.')
    const long = `X${word(60)} ${word(50)}.`
    expect(brief(`Lists tasks. ${long} ${long}`)).toBe(`Lists tasks. X${word(60)}\n${word(50)}.`)
  })

  test('is cut if its first sentence is longer', () => {
    expect(brief(`${word(100)} ${word(100)} ${word(100)}.`)).toBe(`${word(100)}\n${word(100)} …`)
  })

  test('fills its lines up to the width, and keeps a first word of any length', () => {
    expect(brief(`${word(60)} ${word(55)}`)).toBe(`${word(60)} ${word(55)}`)
    expect(brief(`${word(60)} ${word(56)}`)).toBe(`${word(60)}\n${word(56)}`)
    expect(brief(word(200))).toBe(word(200))
  })

  test('does not end with a colon', () => {
    expect(brief('Depends on the source:\n\n| a | b |')).toBe('Depends on the source.')
    expect(brief('Note: it  depends\n  on A: B. and so on.')).toBe('Note: it depends on A: B. and so on.')
  })
})

describe('the type of a call', () => {
  const document = (parameters: object[]) =>
    ({
      openapi: '3.1.0',
      components: { parameters: { ServiceVersion: { name: 'Service-Version', in: 'header' } } },
      paths: {
        '/tasks': {
          get: {
            operationId: 'listTasks',
            summary: 'List tasks',
            parameters: [{ $ref: '#/components/parameters/ServiceVersion' }, ...parameters],
            responses: { 200: { description: 'OK', content: { 'application/json': { schema: {} } } } },
          },
        },
      },
    }) as never

  test('omits the version header', () => {
    expect(callsOf(document([]))).not.toContain('params')
    expect(callsOf(document([{ name: 'Prefer', in: 'header' }]))).toContain(
      'header?: Omit<NonNullable<operations["listTasks"]["parameters"]["header"]>, "Service-Version">',
    )
  })

  test('requires `params` if one of the parameters is required', () => {
    expect(callsOf(document([{ name: 'limit', in: 'query' }]))).toContain(
      'params?: { query?: NonNullable<operations["listTasks"]["parameters"]["query"]> };',
    )
    expect(callsOf(document([{ name: 'team', in: 'query', required: true }]))).toContain(
      'params: { query: NonNullable<operations["listTasks"]["parameters"]["query"]> };',
    )
  })
})

test('callsOf declares a type for each call, and a map by method and path', () => {
  const json = (schema: object) => ({ content: { 'application/json': { schema } } })
  const document = {
    openapi: '3.1.0',
    components: {
      parameters: {
        ServiceVersion: { name: 'Service-Version', in: 'header', required: true },
        Id: { name: 'id', in: 'path', required: true },
      },
      requestBodies: { Thing: { required: true, ...json({ $ref: '#/components/schemas/Thing' }) } },
      responses: { Gone: { description: 'Gone' } },
      schemas: { Thing: {} },
    },
    paths: {
      '/things/{id}': {
        parameters: [{ $ref: '#/components/parameters/Id' }],
        get: {
          operationId: 'getThing',
          summary: 'Get a thing',
          description: 'Returns it.\n\nMore.',
          parameters: [{ $ref: '#/components/parameters/ServiceVersion' }],
          responses: {
            200: json({ $ref: '#/components/schemas/Thing' }),
            202: json({ type: 'string' }),
            404: json({}),
          },
        },
        delete: {
          operationId: 'deleteThing',
          summary: 'Delete it',
          responses: { 204: { $ref: '#/components/responses/Gone' } },
        },
      },
      '/things': {
        post: {
          operationId: 'makeThing',
          summary: 'Make a thing',
          requestBody: { $ref: '#/components/requestBodies/Thing' },
          responses: { 201: json({ $ref: '#/components/schemas/Thing' }) },
        },
        patch: {
          operationId: 'changeThings',
          summary: 'Change things',
          requestBody: { content: { 'multipart/form-data': { schema: { type: 'object' } } } },
          responses: { 200: { content: { 'text/plain': {} } } },
        },
      },
    },
  }
  expect(callsOf(document as never)).toBe(`/** \`GET /things/{id}\` */
export type GetThingCall = {
    init: {
        /**
         * Get a thing
         *
         * Returns it.
         */
        params: { path: NonNullable<operations["getThing"]["parameters"]["path"]> };
    };
    data: Thing | operations["getThing"]["responses"][202]["content"]["application/json"];
    responses: operations["getThing"]["responses"];
};
/** \`DELETE /things/{id}\` */
export type DeleteThingCall = {
    init: {
        /**
         * Delete it
         */
        params: { path: NonNullable<operations["deleteThing"]["parameters"]["path"]> };
    };
    data: undefined;
    responses: operations["deleteThing"]["responses"];
};
/** \`POST /things\` */
export type MakeThingCall = {
    init: {
        /**
         * Make a thing
         */
        body: Thing;
    };
    data: Thing;
    responses: operations["makeThing"]["responses"];
};
/** \`PATCH /things\` */
export type ChangeThingsCall = {
    init: {
        /**
         * Change things
         */
        body?: NonNullable<operations["changeThings"]["requestBody"]>["content"]["multipart/form-data"];
    };
    data: undefined;
    responses: operations["changeThings"]["responses"];
};
/** The operations by method and path, as the client calls them. */
export type Calls = {
    DELETE: {
        "/things/{id}": DeleteThingCall;
    };
    GET: {
        "/things/{id}": GetThingCall;
    };
    PATCH: {
        "/things": ChangeThingsCall;
    };
    POST: {
        "/things": MakeThingCall;
    };
};
`)
})

test('typesOf names the schemas, and has plain comments', () => {
  const document = {
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    components: {
      parameters: { ServiceVersion: { name: 'Service-Version', in: 'header', schema: { type: 'string' } } },
      schemas: {
        Thing: {
          title: 'Unseen',
          type: 'object',
          required: ['file', 'parts', 'total'],
          properties: {
            file: {
              type: 'string',
              format: 'binary',
              description: 'The file.\n\nWhole. [Assumed](../gaps.html#a.b): one.',
            },
            bytes: { contentMediaType: 'application/octet-stream' },
            parts: { type: 'array', items: { $ref: '#/components/schemas/Part' } },
            total: { type: 'null' },
            open: { type: ['object', 'null'], additionalProperties: true },
          },
        },
        Part: { type: 'string' },
      },
    },
    paths: {
      '/things': {
        get: {
          operationId: 'getThings',
          summary: 'Get things',
          description: 'Returns them.\n\nNewest first.',
          responses: {
            200: {
              description: 'OK',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
            },
          },
        },
      },
    },
  }
  const before = structuredClone(document)
  const types = typesOf(document, '2030-01-01')
  expect(document).toEqual(before)
  expect(types).toMatch(/^\/\*\*\n \* Types of the Canvas Design Platform API, version 2030-01-01\.\n \* Made from /)
  expect(types).toContain(`export type Thing = {
    /**
     * Format: binary
     *
     * The file.
     *
     * Whole. Assumed (gap \`a.b\`): one.
     */
    file: Blob;
    bytes?: Blob;
    parts: Part[];
    total: number | null;
    open?: object | null;
};
export type Part = string;
`)
  expect(types).not.toMatch(/@description|Unseen|Newest first/)
  expect(types).toContain('schemas: {\n        Thing: Thing;\n        Part: Part;\n    };')
  expect(types).toContain('"application/json": Thing;')
  expect(types.endsWith(callsOf(document as never))).toBe(true)
})

test('an operation has the types of the newest version that has it', () => {
  const row = (date: string) => ({ date, role: 'supported', sunset: null }) as const
  const versions = { versions: [row('2030-03-01'), row('2030-02-01'), row('2030-01-01')], migration: [] }
  const [, text] = versionDeclarations(versions as never).find(([path]) => path.endsWith('version-map.d.ts')) ?? []
  expect(text).toContain(
    'operations0 & Omit<operations1, keyof operations0> & Omit<operations2, keyof operations0 | keyof operations1>',
  )
})
