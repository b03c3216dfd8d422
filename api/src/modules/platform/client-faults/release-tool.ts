import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { notSignedIn } from '../../../http/failures.ts'

// Digests have the same length, whatever was sent.
const digest = (text: string) => createHash('sha256').update(text).digest()

/** @throws Failure 401 unless the caller has the release secret; even where this API has none */
export function assertReleaseTool({ headers }: FastifyRequest, secret: string | undefined) {
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1]
  if (!secret || !given || !timingSafeEqual(digest(given), digest(secret))) throw notSignedIn()
}
