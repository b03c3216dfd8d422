import type { Edition, Role } from '@stepwise/shared/contracts'
import type { FastifyRequest } from 'fastify'
import type { AliasedRawBuilder } from 'kysely'
import type { PersonColumns, PersonColumnValues } from '../database/person-columns.ts'
import { notFound, notSignedIn } from './failures.ts'

/** Who is signed in, as far as every handler needs to know. */
export interface Person {
  id: string
  name: string
  role: Role
  /** An IANA name such as Europe/London. */
  timeZone: string
  sessionId: string
  isSharedComputer: boolean
  /** When they last showed in this session that it is them; null when it is not known. */
  steppedUpAt: Date | null
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a call needs of the rows of the person who is signed in: read with their session, in one query. */
    personColumns?: PersonColumns
  }
  interface FastifyRequest {
    /** Set by modules/accounts/auth/session.ts. */
    person: Person | null
    /** What was read for `personColumns` (readWithSession); null without a session. */
    personColumns: PersonColumnValues | null
  }
}

/**
 * Columns that a call reads of the person who is signed in, in the query of their session: `options` for its route, and `of` for what was read
 * for a request. `Row` has their names and types.
 */
export function readWithSession<Row extends object>(
  columns: readonly AliasedRawBuilder<unknown, string & keyof Row>[],
) {
  return {
    options: { config: { personColumns: columns } },
    of: ({ personColumns }: FastifyRequest) => personColumns as Row,
  }
}

/** The person who is signed in. @throws Failure 401 */
export function signedIn(request: FastifyRequest): Person {
  if (!request.person) throw notSignedIn()
  return request.person
}

export const isContentManager = ({ role }: Person) => role === 'content_manager'

/** The edition that a call answers for: a content manager's preview may show the other one. */
export const findEdition = (own: Edition, person: Person | null, { edition }: { edition?: Edition | undefined }) =>
  person && isContentManager(person) ? (edition ?? own) : own

/**
 * The content manager who is signed in. For anyone else the desk does not exist.
 * @throws Failure 401 or 404
 */
export function contentManager(request: FastifyRequest): Person {
  const person = signedIn(request)
  if (!isContentManager(person)) throw notFound()
  return person
}
