import { crlf } from './raw-http.ts'

/** A smuggled request: it hides in the body of another. */
export const smuggled = crlf('GET /api/who?hidden HTTP/1.1', 'Host: evil.test', 'X-Rest: ')
export const length = `Content-Length: ${smuggled.length}`
export const chunked = 'Transfer-Encoding: chunked'
const asChunk = crlf(smuggled.length.toString(16), smuggled, '0', '', '')
export const requestStart = (method: string) => [`${method} /api/who?attack HTTP/1.1`, 'Host: x.test']

/** The bytes that are sent, and the statuses that come back before the connection is closed. */
type Attack = [name: string, bytes: string, statuses: number[]]
export const attacks: Attack[] = [
  ['GET with a body', crlf(...requestStart('GET'), length, '', smuggled), [400]],
  ['GET with a body in chunks', crlf(...requestStart('GET'), chunked, '', asChunk), [400]],
  ['GET with an empty body in chunks', crlf(...requestStart('GET'), chunked, '', '0', '', ''), [400]],
  [
    'GET whose length is named by Connection',
    crlf(...requestStart('GET'), length, 'Connection: Content-Length', '', smuggled),
    [400],
  ],
  ['HEAD with a body', crlf(...requestStart('HEAD'), length, '', smuggled), [400]],
  ['HEAD with a body in chunks', crlf(...requestStart('HEAD'), chunked, '', asChunk), [400]],
  ['length before chunks', crlf(...requestStart('POST'), length, chunked, '', asChunk), [400]],
  ['chunks before length', crlf(...requestStart('POST'), chunked, length, '', asChunk), [400]],
  ['two lengths', crlf(...requestStart('POST'), length, 'Content-Length: 0', '', smuggled), [400]],
  ['the same length twice', crlf(...requestStart('POST'), length, length, '', smuggled), [400]],
  ['a list of lengths', crlf(...requestStart('POST'), `${length}, ${smuggled.length}`, '', smuggled), [400]],
  ['a signed length', crlf(...requestStart('POST'), `Content-Length: +${smuggled.length}`, '', smuggled), [400]],
  ['a length in hexadecimal', crlf(...requestStart('POST'), 'Content-Length: 0x10', '', smuggled), [400]],
  ['chunks twice', crlf(...requestStart('POST'), chunked, chunked, '', asChunk), [400]],
  [
    'chunks, then something else',
    crlf(...requestStart('POST'), chunked, 'Transfer-Encoding: identity', '', asChunk),
    [400],
  ],
  [
    'something else, then chunks',
    crlf(...requestStart('POST'), 'Transfer-Encoding: gzip, chunked', '', asChunk),
    [400],
  ],
  ['an encoding that nobody knows', crlf(...requestStart('POST'), 'Transfer-Encoding: xchunked', '', asChunk), [400]],
  ['an encoding after a tab', crlf(...requestStart('POST'), length, 'Transfer-Encoding:\tchunked', '', asChunk), [400]],
  [
    'a space before the colon',
    crlf(...requestStart('POST'), length, 'Transfer-Encoding : chunked', '', asChunk),
    [400],
  ],
  ['chunks in HTTP/1.0', crlf('POST /api/who?attack HTTP/1.0', 'Host: x.test', chunked, '', asChunk), [400]],
  ['two hosts', crlf(...requestStart('GET'), 'Host: evil.test', '', ''), [400]],
  ['no host', crlf('GET /api/who?attack HTTP/1.1', '', ''), [400]],
  [
    'a folded encoding',
    crlf(...requestStart('POST'), length, 'X: y', ' Transfer-Encoding: chunked', '', smuggled),
    [400],
  ],
  [
    'a header that begins with a space',
    crlf('GET /api/who?attack HTTP/1.1', ` ${length}`, 'Host: x.test', '', smuggled),
    [400],
  ],
  ['a chunk longer than it says', crlf(...requestStart('POST'), chunked, '', '1', smuggled, '0', '', ''), [400]],
  ['a chunk with a bare line feed', crlf(...requestStart('POST'), chunked, '', `1\nx\n0\n\n${smuggled}`), [400]],
  ['a header with a bare line feed', crlf(...requestStart('POST'), `X: y\n${chunked}`, length, '', smuggled), [400]],
  [
    'a header with a bare carriage return',
    crlf(...requestStart('POST'), `X: y\r${chunked}`, length, '', smuggled),
    [400],
  ],
  ['an address with a line feed', crlf('GET /api/who?\nX: y HTTP/1.1', 'Host: x.test', '', ''), [400]],
  [
    'an address with a host of its own',
    crlf('GET http://evil.test/api/who HTTP/1.1', 'Host: x.test', 'Accept: application/json', '', ''),
    [400],
  ],
  ['a head that is too large', crlf(...requestStart('GET'), `X: ${'x'.repeat(20_000)}`, '', ''), [431]],
  ['a method of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400]],
  ['an expectation that nobody knows', crlf(...requestStart('POST'), 'Expect: a miracle', length, '', smuggled), [417]],
  ['CONNECT', crlf('CONNECT /api/who?attack HTTP/1.1', 'Host: x.test', length, '', smuggled), []],
]
