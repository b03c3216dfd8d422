import type { FastifyRequest } from 'fastify'
import { notSignedIn } from './failures.ts'

/** Who is signed in, as far as every handler needs to know. */
export interface Person {
  id: string
  /** An IANA name such as Europe/London. */
  timeZone: string
  sessionId: string
  isSharedComputer: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by modules/auth/session.ts. */
    person: Person | null
  }
}

/** The person who is signed in. @throws Failure 401 */
export function signedIn(request: FastifyRequest): Person {
  if (!request.person) throw notSignedIn()
  return request.person
}
