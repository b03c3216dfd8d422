import { crlf } from './raw-http.ts'

/** A smuggled request: it hides in the body of another. */
export const smuggled = crlf('GET /api/who?hidden HTTP/1.1', 'Host: evil.test', 'X-Rest: ')
export const length = `Content-Length: ${smuggled.length}`
export const chunked = 'Transfer-Encoding: chunked'
const asChunk = crlf(smuggled.length.toString(16), smuggled, '0', '', '')
export const requestStart = (method: string) => [`${method} /api/who?attack HTTP/1.1`, 'Host: x.test']
const sent = (method: string, ...lines: string[]) => crlf(...requestStart(method), ...lines)

/** The bytes that are sent, and the statuses that come back before the connection is closed. */
type Attack = [name: string, bytes: string, statuses: number[]]
type Sent = [name: string, bytes: string, statuses?: number[]]
const all: Sent[] = [
  ['GET with a body', sent('GET', length, '', smuggled)],
  ['GET with a body in chunks', sent('GET', chunked, '', asChunk)],
  ['GET with an empty body in chunks', sent('GET', chunked, '', '0', '', '')],
  ['GET whose length is named by Connection', sent('GET', length, 'Connection: Content-Length', '', smuggled)],
  ['HEAD with a body', sent('HEAD', length, '', smuggled)],
  ['HEAD with a body in chunks', sent('HEAD', chunked, '', asChunk)],
  ['length before chunks', sent('POST', length, chunked, '', asChunk)],
  ['chunks before length', sent('POST', chunked, length, '', asChunk)],
  ['two lengths', sent('POST', length, 'Content-Length: 0', '', smuggled)],
  ['the same length twice', sent('POST', length, length, '', smuggled)],
  ['a list of lengths', sent('POST', `${length}, ${smuggled.length}`, '', smuggled)],
  ['a signed length', sent('POST', `Content-Length: +${smuggled.length}`, '', smuggled)],
  ['a length in hexadecimal', sent('POST', 'Content-Length: 0x10', '', smuggled)],
  ['chunks twice', sent('POST', chunked, chunked, '', asChunk)],
  ['chunks, then something else', sent('POST', chunked, 'Transfer-Encoding: identity', '', asChunk)],
  ['something else, then chunks', sent('POST', 'Transfer-Encoding: gzip, chunked', '', asChunk)],
  ['an encoding that no one knows', sent('POST', 'Transfer-Encoding: xchunked', '', asChunk)],
  ['an encoding after a tab', sent('POST', length, 'Transfer-Encoding:\tchunked', '', asChunk)],
  ['a space before the colon', sent('POST', length, 'Transfer-Encoding : chunked', '', asChunk)],
  ['chunks in HTTP/1.0', crlf('POST /api/who?attack HTTP/1.0', 'Host: x.test', chunked, '', asChunk)],
  ['two hosts', sent('GET', 'Host: evil.test', '', '')],
  ['no host', crlf('GET /api/who?attack HTTP/1.1', '', '')],
  ['a folded encoding', sent('POST', length, 'X: y', ' Transfer-Encoding: chunked', '', smuggled)],
  [
    'a header that begins with a space',
    crlf('GET /api/who?attack HTTP/1.1', ` ${length}`, 'Host: x.test', '', smuggled),
  ],
  ['a chunk longer than it says', sent('POST', chunked, '', '1', smuggled, '0', '', '')],
  ['a chunk with a bare line feed', sent('POST', chunked, '', `1\nx\n0\n\n${smuggled}`)],
  ['a header with a bare line feed', sent('POST', `X: y\n${chunked}`, length, '', smuggled)],
  ['a header with a bare carriage return', sent('POST', `X: y\r${chunked}`, length, '', smuggled)],
  ['an address with a line feed', crlf('GET /api/who?\nX: y HTTP/1.1', 'Host: x.test', '', '')],
  [
    'an address with a host of its own',
    crlf('GET http://evil.test/api/who HTTP/1.1', 'Host: x.test', 'Accept: application/json', '', ''),
  ],
  ['a head that is too large', sent('GET', `X: ${'x'.repeat(20_000)}`, '', ''), [431]],
  ['a method of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['an expectation that no one knows', sent('POST', 'Expect: a miracle', length, '', smuggled), [417]],
  ['CONNECT', crlf('CONNECT /api/who?attack HTTP/1.1', 'Host: x.test', length, '', smuggled), []],
]
export const attacks = all.map(([name, bytes, statuses = [400]]): Attack => [name, bytes, statuses])
