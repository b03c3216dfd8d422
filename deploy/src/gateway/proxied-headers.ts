import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { hasBody, requestIdHeader } from '@stepwise/shared/server'
import type { FastifyRequest } from 'fastify'

/** They concern one connection, not the message, so a proxy never forwards them (RFC 9110, 7.6.1). */
const hopByHop = new Set([
  'connection',
  'content-length',
  'expect',
  'http2-settings',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** The headers of a message that a proxy hands on. */
export function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  const forwarded = Object.entries(headers).filter(
    ([name]) => !hopByHop.has(name) && !name.startsWith('proxy-') && !named.includes(name),
  )
  return Object.fromEntries(forwarded)
}

/** Headers for the API: the caller's own, where the call came from, and framing that is set here, never copied. */
export function requestHeaders(request: FastifyRequest, apiHost: string): OutgoingHttpHeaders {
  const { headers, raw } = request
  const ownHeaders = Object.entries(endToEnd(headers)).filter(([name]) => !/^(x-)?forwarded/.test(name))
  // From the connection to the caller; what comes before the caller in the header was made up.
  const addresses = request.ips ?? [request.ip]
  return {
    ...Object.fromEntries(ownHeaders),
    // Only an HTTP/1.0 request may lack it.
    host: headers.host || apiHost,
    'x-forwarded-for': addresses.toReversed().join(', '),
    'x-forwarded-proto': request.protocol,
    ...(request.host && { 'x-forwarded-host': request.host }),
    [requestIdHeader]: request.id,
    ...framing(raw),
  }
}

function framing(raw: FastifyRequest['raw']): OutgoingHttpHeaders {
  if (raw.method === 'GET' || raw.method === 'HEAD') return {}
  if (!hasBody(raw)) return { 'content-length': 0 }
  const length = raw.headers['content-length']
  return length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': Number(length) }
}

/** Headers for the caller. The length is the API's; compression removes it. */
export function responseHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const length = headers['content-length']
  return { ...endToEnd(headers), ...(length !== undefined && { 'content-length': length }) }
}
