import type { FastifyInstance, FastifyReply } from 'fastify'

const permissionsHeader = 'permissions-policy'
const permissions = (microphone: string) => `camera=(), geolocation=(), microphone=(${microphone}), payment=(), usb=()`
/** The page alone may ask for the microphone: people dictate (docs/product/dictation.md). */
export const pagePermissions = { [permissionsHeader]: permissions('self') }

export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  [permissionsHeader]: permissions(''),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}
export const hsts = 'max-age=63072000; includeSubDomains'
const policyHeader = 'content-security-policy'

/** For anything that is not HTML, such as an SVG opened by itself. */
export const inertPolicy = `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'`
/** For HTML without a policy of its own: the API's documentation. */
export const documentPolicy = `default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`

/**
 * Sets the security headers of every response, errors included. A policy that a response has already stays. “Not modified” gets none:
 * its headers take the place of those that the browser has kept, and it no longer says whether it is a document.
 */
export function addSecurityHeaders(app: FastifyInstance, { isProduction }: { isProduction: boolean }) {
  app.addHook('onSend', async (_request, reply) => setSecurityHeaders(reply, isProduction))
}

export function setSecurityHeaders(reply: FastifyReply, isProduction: boolean): void {
  const own = reply.getHeader(permissionsHeader)
  reply.headers(own === undefined ? commonHeaders : { ...commonHeaders, [permissionsHeader]: own })
  if (isProduction) reply.header('strict-transport-security', hsts)
  if (reply.hasHeader(policyHeader) || reply.statusCode === 304) return
  const isDocument = String(reply.getHeader('content-type') ?? '').startsWith('text/html')
  reply.header(policyHeader, isDocument ? documentPolicy : inertPolicy)
}

/**
 * The page states its policy in a meta tag, so that any static server serves it safely; only a header can forbid framing. The page may
 * frame itself and no one else may: the content desk shows previews (docs/product/content-desk.md#preview). A page with content, which only
 * the gateway serves, has it in the header alone.
 */
export function pagePolicyHeader(html: string): string {
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? []
  return `${policy ?? `default-src 'self'`}; frame-ancestors 'self'`
}
