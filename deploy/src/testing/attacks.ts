import { crlf } from './raw-http.ts'

/** A request that nobody sent: it stands in the body of another. */
export const hidden = crlf('GET /api/who?hidden HTTP/1.1', 'Host: evil.test', 'X-Rest: ')
export const length = `Content-Length: ${hidden.length}`
export const chunked = 'Transfer-Encoding: chunked'
const asChunk = crlf(hidden.length.toString(16), hidden, '0', '', '')
export const first = (method: string) => [`${method} /api/who?attack HTTP/1.1`, 'Host: x.test']

/** What goes over the wire, and the statuses that are answered before the connection ends. */
type Attack = [name: string, bytes: string, statuses: number[]]
export const attacks: Attack[] = [
  ['GET with a body', crlf(...first('GET'), length, '', hidden), [400]],
  ['GET with a body in chunks', crlf(...first('GET'), chunked, '', asChunk), [400]],
  ['GET with an empty body in chunks', crlf(...first('GET'), chunked, '', '0', '', ''), [400]],
  [
    'GET whose length is named by Connection',
    crlf(...first('GET'), length, 'Connection: Content-Length', '', hidden),
    [400],
  ],
  ['HEAD with a body', crlf(...first('HEAD'), length, '', hidden), [400]],
  ['HEAD with a body in chunks', crlf(...first('HEAD'), chunked, '', asChunk), [400]],
  ['length before chunks', crlf(...first('POST'), length, chunked, '', asChunk), [400]],
  ['chunks before length', crlf(...first('POST'), chunked, length, '', asChunk), [400]],
  ['two lengths', crlf(...first('POST'), length, 'Content-Length: 0', '', hidden), [400]],
  ['the same length twice', crlf(...first('POST'), length, length, '', hidden), [400]],
  ['a list of lengths', crlf(...first('POST'), `${length}, ${hidden.length}`, '', hidden), [400]],
  ['a signed length', crlf(...first('POST'), `Content-Length: +${hidden.length}`, '', hidden), [400]],
  ['a length in hexadecimal', crlf(...first('POST'), 'Content-Length: 0x10', '', hidden), [400]],
  ['chunks twice', crlf(...first('POST'), chunked, chunked, '', asChunk), [400]],
  ['chunks, then something else', crlf(...first('POST'), chunked, 'Transfer-Encoding: identity', '', asChunk), [400]],
  ['something else, then chunks', crlf(...first('POST'), 'Transfer-Encoding: gzip, chunked', '', asChunk), [400]],
  ['an encoding that nobody knows', crlf(...first('POST'), 'Transfer-Encoding: xchunked', '', asChunk), [400]],
  ['an encoding after a tab', crlf(...first('POST'), length, 'Transfer-Encoding:\tchunked', '', asChunk), [400]],
  ['a space before the colon', crlf(...first('POST'), length, 'Transfer-Encoding : chunked', '', asChunk), [400]],
  ['chunks in HTTP/1.0', crlf('POST /api/who?attack HTTP/1.0', 'Host: x.test', chunked, '', asChunk), [400]],
  ['two hosts', crlf(...first('GET'), 'Host: evil.test', '', ''), [400]],
  ['no host', crlf('GET /api/who?attack HTTP/1.1', '', ''), [400]],
  ['a folded encoding', crlf(...first('POST'), length, 'X: y', ' Transfer-Encoding: chunked', '', hidden), [400]],
  [
    'a header that begins with a space',
    crlf('GET /api/who?attack HTTP/1.1', ` ${length}`, 'Host: x.test', '', hidden),
    [400],
  ],
  ['a chunk longer than it says', crlf(...first('POST'), chunked, '', '1', hidden, '0', '', ''), [400]],
  ['a chunk with a bare line feed', crlf(...first('POST'), chunked, '', `1\nx\n0\n\n${hidden}`), [400]],
  ['a header with a bare line feed', crlf(...first('POST'), `X: y\n${chunked}`, length, '', hidden), [400]],
  ['a header with a bare carriage return', crlf(...first('POST'), `X: y\r${chunked}`, length, '', hidden), [400]],
  ['an address with a line feed', crlf('GET /api/who?\nX: y HTTP/1.1', 'Host: x.test', '', ''), [400]],
  [
    'an address with a host of its own',
    crlf('GET http://evil.test/api/who HTTP/1.1', 'Host: x.test', 'Accept: application/json', '', ''),
    [400],
  ],
  ['a head that is too large', crlf(...first('GET'), `X: ${'x'.repeat(20_000)}`, '', ''), [431]],
  ['a method of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400]],
  ['an expectation that nobody knows', crlf(...first('POST'), 'Expect: a miracle', length, '', hidden), [417]],
  ['CONNECT', crlf('CONNECT /api/who?attack HTTP/1.1', 'Host: x.test', length, '', hidden), []],
]
