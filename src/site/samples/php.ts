import { literal, PHP_LITERALS } from './literal.js'
import type { SampleRequest } from './request.js'

/**
 * Writes a request as a PHP script that uses the extension curl. Nearly every installation has it, and unlike PHP's own
 * streams it sends forms with files, and large files in pieces.
 */
export function php({ operation: { method }, url, headers, json, file }: SampleRequest): string {
  const isImplied = method === (json === undefined && !file ? 'GET' : 'POST')
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const body = file
    ? `[${PHP_LITERALS.string(file.field)} => new CURLFile(${PHP_LITERALS.string(file.name)}, ${PHP_LITERALS.string(file.type)})]`
    : json !== undefined &&
      `json_encode(${literal(json, PHP_LITERALS, 4, 'CURLOPT_POSTFIELDS => json_encode(),'.length)})`
  return [
    '<?php',
    `$curl = curl_init(${PHP_LITERALS.string(url)});`,
    'curl_setopt_array($curl, [',
    '    CURLOPT_RETURNTRANSFER => true,',
    ...(isImplied ? [] : [`    CURLOPT_CUSTOMREQUEST => '${method}',`]),
    `    CURLOPT_HTTPHEADER => ${literal(lines, PHP_LITERALS, 4, 'CURLOPT_HTTPHEADER => ,'.length)},`,
    ...(body ? [`    CURLOPT_POSTFIELDS => ${body},`] : []),
    ']);',
    '$response = curl_exec($curl);',
    'if ($response === false) {',
    '    throw new RuntimeException(curl_error($curl));',
    '}',
    "echo curl_getinfo($curl, CURLINFO_RESPONSE_CODE), ' ', $response, PHP_EOL;",
  ].join('\n')
}
