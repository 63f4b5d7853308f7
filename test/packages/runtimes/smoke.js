/**
 * What the core has to do wherever it runs. Resolves to the names of what it saw, or throws the first fault.
 *
 * @param {(options?: object) => Promise<any>} createMock
 */
export async function smoke(createMock) {
  const mock = await createMock({ seed: 1, taskMs: 1000 })
  const seen = []
  const base = 'http://mock.test/v1'
  const key = { authorization: 'Bearer service_live_0a' }
  const canvas = await (await mock.fetch(new Request('http://mock.test/openapi/canvas.json'))).json()
  const { enum: versions, default: byDefault } = canvas.components.parameters.ServiceVersion.schema
  const newest = { ...key, 'service-version': versions[0] }
  const json = { ...newest, 'content-type': 'application/json' }
  const send = async (path, { method = 'GET', headers = newest, body } = {}) => {
    const response = await mock.fetch(
      new Request(base + path, { method, headers, ...(body === undefined ? {} : { body }) }),
    )
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) }
  }
  const expect = (name, held, got) => {
    if (!held) throw new Error(`${name}: ${JSON.stringify(got)}`)
    seen.push(name)
  }

  const list = await send('/canvases?limit=2')
  expect('a page of a list', list.status === 200 && list.body.data.length === 2, list.body)
  const next = await send(`/canvases?limit=2&cursor=${encodeURIComponent(list.body.next_cursor)}`)
  expect('its next page', next.status === 200 && next.body.data[0].id !== list.body.data[0].id, next.body)
  const legacy = await send('/canvases', { headers: key })
  expect(
    'the version by default',
    legacy.headers.get('service-version') === byDefault && legacy.body.canvases,
    legacy.body,
  )

  expect('no key', (await send('/canvases', { headers: {} })).status === 401)
  const wrong = await send('/tasks', { method: 'POST', headers: json, body: '{"prompt":1}' })
  expect('a wrong body', wrong.status === 422 && wrong.body.error.details.fields[0].field === 'prompt', wrong.body)
  const callback = await send('/tasks', { method: 'POST', headers: json, body: '{"callback_url":"https://"}' })
  expect('an address that is none', callback.status === 422, callback.body)
  expect('a wrong parameter', (await send('/canvases?limit=0')).status === 400)
  const chosen = await send('/credits', { headers: { ...newest, prefer: 'code=503' } })
  expect('a documented response', chosen.status === 503 && chosen.body.error, chosen.body)

  const started = await send('/tasks', { method: 'POST', headers: json, body: '{"prompt":"A poster"}' })
  expect('a task starts', started.status === 202 && started.body.status === 'queued', started.body)
  await mock.moveClock(2000)
  const ended = await send(`/tasks/${started.body.id}`)
  expect('a task ends', ended.body.status === 'succeeded', ended.body)

  const form = new FormData()
  form.append('file', new File(['hello'], 'a.txt', { type: 'text/plain' }))
  const upload = await send('/uploads', { method: 'POST', body: form })
  expect('an upload', upload.status === 200 && upload.body.size_bytes === 5, upload.body)

  const path = `/canvases/${list.body.data[0].id}`
  await send(`${path}/export`, { method: 'POST', headers: json, body: '{"format":"pptx"}' })
  await mock.moveClock(10_000)
  const status = await send(`${path}/export-status`)
  const file = await mock.fetch(new Request(status.body.result.export.url))
  const bytes = new Uint8Array(await file.arrayBuffer())
  expect('an exported file', bytes[0] === 0x50 && bytes[1] === 0x4b, status.body)

  const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const accept = { ...json, accept: 'application/json, text/event-stream' }
  const tools = await mock.fetch(
    new Request('http://mock.test/mcp', { method: 'POST', headers: accept, body: JSON.stringify(message) }),
  )
  expect('the tools', (await tools.json()).result.tools.length === 4)
  const document = await (await mock.fetch(new Request('http://mock.test/openapi/canvas.json'))).json()
  expect('a document', document.openapi === '3.1.0')
  const reset = await mock.fetch(new Request('http://mock.test/_mock/reset', { method: 'POST' }))
  expect('the control', reset.status === 204)
  await mock.close()
  return seen
}
