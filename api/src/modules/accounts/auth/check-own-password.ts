import { addressGroup } from '@stepwise/shared/server'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { invalid, tooMany } from '../../../http/failures.ts'
import type { Person } from '../../../http/person.ts'
import { recordAccountEvent } from './account-events.repository.ts'
import { clearAttempts, takeAttempt } from './attempts.repository.ts'
import { isPasswordRight } from './passwords.ts'

interface OwnPassword {
  email: string
  /** Undefined when they have none. */
  passwordHash: string | undefined
  given: string
  /** The field of the form that a refusal belongs to. */
  field: string
}

/** The refusal of a password that is not the person's. */
export const notYourPassword = (field: string) => invalid(field, 'This is not your password.')

/**
 * Checks the password of a person who is signed in (docs/product/ways-in.md#proof). Wrong ones are counted as wrong tries to sign in are,
 * by session: whoever finds a browser open must not be able to guess here, and those of other sessions do not hold this one up.
 * @throws Failure 422 when it is wrong, 429 after too many
 */
export async function checkOwnPassword(
  { db, now }: Context,
  request: FastifyRequest,
  { id, sessionId }: Person,
  { email, passwordHash, given, field }: OwnPassword,
) {
  const attempt = { email, address: addressGroup(request.callerAddress), knownDevice: `session ${sessionId}` }
  const { waitSeconds } = await takeAttempt(db, attempt, now())
  if (waitSeconds > 0) throw tooMany(waitSeconds, 'wrong tries')
  if (!(await isPasswordRight(passwordHash, given))) {
    // Of someone: it may be a stranger at a computer that was left open.
    const event = { userId: id, kind: 'sign-in-refused', actor: 'somebody', detail: 'wrong-password' } as const
    await recordAccountEvent(db, { ...event, request, now: now() })
    throw notYourPassword(field)
  }
  await clearAttempts(db, attempt)
}
