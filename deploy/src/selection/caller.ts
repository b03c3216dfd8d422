import type { FastifyRequest } from 'fastify'

/**
 * Whether someone has opened this address in a tab. A frame, an image or a script of another site cannot, and what a browser fetches
 * ahead has not been opened. Browsers that say nothing of this are believed: their cookies are SameSite too.
 */
export function isTopLevelNavigation({ headers }: FastifyRequest): boolean {
  const mode = headers['sec-fetch-mode'] ?? 'navigate'
  const dest = headers['sec-fetch-dest'] ?? 'document'
  const purpose = `${headers['sec-purpose'] ?? ''}${headers.purpose ?? ''}`
  return mode === 'navigate' && dest === 'document' && headers.origin === undefined && !purpose.includes('prefetch')
}

/** Whether a page of our own host makes this call. Browsers name the origin of every POST. */
export function isOwnOrigin({ headers, host }: FastifyRequest): boolean {
  const { origin } = headers
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host
}
