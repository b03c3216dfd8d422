import { addressGroup } from '@stepwise/shared/server'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { tooMany } from '../../../http/failures.ts'
import { countRequest } from './limits.repository.ts'

/**
 * What is counted of a request. `address`: the network that it comes from, which a whole campus can share. `account`: an e-mail address or
 * another name from that network, so that a stranger elsewhere cannot use up the owner's requests (docs/product/accounts.md#request-limits).
 * `email`: an e-mail address from everywhere. `person`: who is signed in. `visitors`: the address of someone who is not, so that a stranger behind it
 * cannot use up the requests of those who are.
 */
type Subject = 'address' | 'account' | 'email' | 'person' | 'visitors'
/** Requests an hour, for each subject, and what the message calls them. */
type Limit = { [subject in Subject]?: number } & { what?: string }

const mails = { email: 10 }

const limits = {
  'sign-up': { address: 300, account: 20 },
  'verify-email': { address: 300, account: 20 },
  'password-reset': { address: 100, account: 5 },
  confirmation: { address: 100, account: 5 },
  'sign-in-link': { address: 100, account: 5 },
  // Here the account is the id of the person who asks.
  'email-change': { address: 100, account: 5 },
  // By domain: everyone of a campus asks about the same one.
  institution: { address: 6000, account: 6000 },

  // Mails to an e-mail address: above this they are silently left out.
  'sign-up mail': mails,
  'password-reset mail': mails,
  'confirmation mail': mails,
  'sign-in-link mail': mails,
  'email-change mail': mails,

  // The options of a passkey dialog, each of which leaves a challenge behind. Without one no passkey can be tried.
  passkeys: { address: 3000, person: 200 },
  // Refused sign-ins that are written down although no one looked at the password.
  refusals: { person: 1 },

  photos: { what: 'photos', person: 60 },
  images: { what: 'images', person: 200 },
  documents: { what: 'downloads', person: 120, address: 3000 },
  // Opening the links to files, those that were used or guessed included.
  downloads: { what: 'downloads', person: 120, address: 3000 },
  mistakes: { what: 'reports', person: 20 },

  // A form that anyone can send; an e-mail address from everywhere, of which a mailbox would be full.
  'guest messages': { what: 'messages', address: 60, account: 10, email: 30 },
  'support messages': { what: 'messages', address: 60, person: 20 },

  // What browsers report. A school behind one address must be counted when a bad release meets all of its pupils.
  faults: { what: 'reports', visitors: 1000, person: 200 },
  loads: { what: 'reports', visitors: 3000, person: 600 },
} as const satisfies Record<string, Limit>

type Kind = keyof typeof limits
interface Subjects {
  account?: string
  email?: string
  person?: string | undefined
}

/** @throws Failure 429 when there were too many requests of this kind in the last hour */
export async function limit(
  context: Pick<Context, 'db' | 'now'>,
  request: FastifyRequest,
  kind: Kind,
  subjects: Subjects = {},
): Promise<void> {
  const { what = 'requests' }: Limit = limits[kind]
  const waitSeconds = await countUse(context, request, kind, subjects)
  if (waitSeconds > 0) throw tooMany(waitSeconds, what)
}

/** Counts something that is left out, rather than refused, when there was too much of it. */
export const isWithinLimit = async (
  context: Pick<Context, 'db' | 'now'>,
  request: FastifyRequest,
  kind: Kind,
  subjects: Subjects = {},
): Promise<boolean> => (await countUse(context, request, kind, subjects)) === 0

/** The seconds to wait; 0 within the limits. */
function countUse(
  { db, now }: Pick<Context, 'db' | 'now'>,
  request: FastifyRequest,
  kind: Kind,
  { account, email, person }: Subjects,
): Promise<number> {
  const address = addressGroup(request.callerAddress)
  const named: Record<Subject, string | undefined> = {
    address,
    account: account && `${account} from ${address}`,
    email,
    person,
    visitors: person === undefined ? address : undefined,
  }
  const counted = Object.entries(named).flatMap(([subject, name]) => {
    const perHour = (limits[kind] as Limit)[subject as Subject]
    return perHour === undefined || name === undefined ? [] : [{ subject: `${kind} of ${subject} ${name}`, perHour }]
  })
  return countRequest(db, counted, now())
}
