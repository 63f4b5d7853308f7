/** The body of a response as JSON, or as text where it is none. The response can still be read. */
export async function readBody(response: Response): Promise<unknown> {
  const text = await response.clone().text()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
