/** A request as a line for a shell, to be tried against `npm start`. */
export async function curl(request: Request): Promise<string> {
  const { method, url, headers } = request
  const type = headers.get('content-type') ?? ''
  const sent = [...headers].filter(([name]) => !(name === 'content-type' && type.startsWith('multipart/')))
  const shown = sent.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  return ['curl', '-X', method, quoted(url), ...shown, ...(await data(request.clone(), type))].join(' ')
}

async function data(request: Request, type: string): Promise<string[]> {
  if (!request.body) return []
  if (!type.startsWith('multipart/')) return ['--data-binary', quoted(await request.text())]
  const form = await request.formData()
  return [...form].flatMap(([name, part]) => [
    '-F',
    quoted(`${name}=${part instanceof File ? `@${part.name};type=${part.type}` : part}`),
  ])
}

function quoted(words: string): string {
  return `'${words.replaceAll("'", `'\\''`)}'`
}
