import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { hasBody } from '@stepwise/shared/server'
import type { FastifyRequest } from 'fastify'

/** They speak of one connection and not of the message: each side has its own (RFC 9110, 7.6.1). */
const ofOneConnection = new Set([
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

function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  const kept = Object.entries(headers).filter(
    ([name]) => !ofOneConnection.has(name) && !name.startsWith('proxy-') && !named.includes(name),
  )
  return Object.fromEntries(kept)
}

/** What the API is told: the caller's own headers, where the call came from, and a framing that is made here. */
export function requestHeaders(request: FastifyRequest, apiHost: string, trustProxy: boolean): OutgoingHttpHeaders {
  const { headers, socket, raw } = request
  const kept = Object.entries(endToEnd(headers)).filter(([name]) => !/^(x-)?forwarded/.test(name))
  const earlier = trustProxy ? headers['x-forwarded-for'] : undefined
  const address = socket.remoteAddress ?? ''
  return {
    ...Object.fromEntries(kept),
    // Only HTTP/1.0 may come without.
    host: headers.host || apiHost,
    'x-forwarded-for': earlier ? `${earlier}, ${address}` : address,
    'x-forwarded-proto': request.protocol,
    ...(request.host && { 'x-forwarded-host': request.host }),
    ...framing(raw),
  }
}

function framing(raw: FastifyRequest['raw']): OutgoingHttpHeaders {
  if (raw.method === 'GET' || raw.method === 'HEAD') return {}
  if (!hasBody(raw)) return { 'content-length': 0 }
  const length = raw.headers['content-length']
  return length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': Number(length) }
}

/** What the caller is told. The length is the API's, as long as its bytes are passed on as they are. */
export function responseHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const length = headers['content-length']
  return { ...endToEnd(headers), ...(length !== undefined && { 'content-length': length }) }
}
