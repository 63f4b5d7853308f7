import { JSON_TEXT, literal } from './literal.js'
import type { SampleFile, SampleRequest } from './request.js'

/** Writes a request as a Go program of the standard library alone. A JSON body is a raw string, as sent. */
export function go({ operation: { method }, url, headers, json, file }: SampleRequest): string {
  const imports = ['fmt', 'io', 'log', 'net/http', 'os', ...(file ? FORM : json === undefined ? [] : ['strings'])]
  const body = file ? '&body' : json === undefined ? 'nil' : 'body'
  return [
    'package main',
    '',
    'import (',
    ...imports.sort().map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...(file ? formLines(file) : []),
    ...(json === undefined ? [] : [`\tbody := strings.NewReader(${raw(literal(json, JSON_TEXT, 0, 40))})`]),
    `\trequest, err := http.NewRequest("${method}", ${JSON.stringify(url)}, ${body})`,
    ...FATAL,
    ...Object.entries(headers).map(
      ([name, value]) => `\trequest.Header.Set(${JSON.stringify(name)}, ${JSON.stringify(value)})`,
    ),
    ...(file ? ['\trequest.Header.Set("Content-Type", form.FormDataContentType())'] : []),
    '\tresponse, err := http.DefaultClient.Do(request)',
    ...FATAL,
    '\tdefer response.Body.Close()',
    '\tfmt.Println(response.Status)',
    '\tio.Copy(os.Stdout, response.Body)',
    '}',
  ].join('\n')
}

const FATAL = ['\tif err != nil {', '\t\tlog.Fatal(err)', '\t}']

/** What a form imports. */
const FORM = ['bytes', 'mime/multipart', 'net/textproto']

function formLines({ field, name, type }: SampleFile): string[] {
  return [
    `\tfile, err := os.Open(${JSON.stringify(name)})`,
    ...FATAL,
    '\tdefer file.Close()',
    '\tvar body bytes.Buffer',
    '\tform := multipart.NewWriter(&body)',
    '\tpart, err := form.CreatePart(textproto.MIMEHeader{',
    `\t\t"Content-Disposition": {${raw(`form-data; name="${field}"; filename="${name}"`)}},`,
    `\t\t"Content-Type":        {${JSON.stringify(type)}},`,
    '\t})',
    ...FATAL,
    '\tio.Copy(part, file)',
    '\tform.Close()',
  ]
}

/** A raw string has no escapes, so a backtick needs a string of its own. */
function raw(text: string): string {
  return `\`${text.replaceAll('`', '` + "`" + `')}\``
}
