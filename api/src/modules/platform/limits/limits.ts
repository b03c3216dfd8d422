import { addressGroup } from '@stepwise/shared/server'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { tooMany } from '../../../http/failures.ts'
import { countRequest } from './limits.repository.ts'

/**
 * Requests an hour: from one address, which a whole campus can share, and for one account from one address, so that a
 * stranger elsewhere cannot use up the owner's (docs/product/accounts.md#request-limits).
 */
const limits = {
  'sign-up': { perAddress: 300, perAccount: 20 },
  'verify-email': { perAddress: 300, perAccount: 20 },
  'password-reset': { perAddress: 100, perAccount: 5 },
  confirmation: { perAddress: 100, perAccount: 5 },
  // By domain, not by account: everybody of a campus asks about the same one.
  institution: { perAddress: 6000, perAccount: 6000 },
  'sign-in-link': { perAddress: 100, perAccount: 5 },
  // Here the account is that of the person who asks, named by its id.
  'email-change': { perAddress: 100, perAccount: 5 },
} as const

/** Mails of one kind to one account in an hour, from all addresses together. */
const mailsPerHour = 10

/** @throws Failure 429 when an address, or an account from one address, has made too many requests of this kind */
export async function limitRequests(
  { db, now }: Pick<Context, 'db' | 'now'>,
  request: FastifyRequest,
  kind: keyof typeof limits,
  email: string,
) {
  const address = addressGroup(request.callerAddress)
  const { perAddress, perAccount } = limits[kind]
  const waitSeconds = await countRequest(
    db,
    [
      { subject: `${kind} of ${address}`, perHour: perAddress },
      { subject: `${kind} of ${address} for ${email}`, perHour: perAccount },
    ],
    now(),
  )
  if (waitSeconds > 0) throw tooMany(waitSeconds, 'requests')
}

/** Counts a mail to an address. False when it has had its mails of this kind for the hour: then the mail is silently left out. */
export async function consumeMailAllowance(
  { db, now }: Pick<Context, 'db' | 'now'>,
  kind: keyof typeof limits,
  email: string,
) {
  return (await countRequest(db, [{ subject: `${kind} mail to ${email}`, perHour: mailsPerHour }], now())) === 0
}

/** Whether another refused sign-in of an account that was not looked at is worth writing down. */
export async function consumeRefusalAllowance({ db, now }: Pick<Context, 'db' | 'now'>, userId: string) {
  return (await countRequest(db, [{ subject: `refusals of ${userId}`, perHour: 1 }], now())) === 0
}

const passkeysPerHour = { ofAddress: 3000, ofPerson: 200 } as const

/**
 * Limits what asks for the options of a passkey dialog, each of which leaves a challenge behind. Without one nothing can be tried.
 * @throws Failure 429 when there were too many from an address, which a campus can share, or of a person who is signed in
 */
export async function limitPasskeys({ db, now }: Pick<Context, 'db' | 'now'>, request: FastifyRequest) {
  const { ofAddress, ofPerson } = passkeysPerHour
  const { person } = request
  const subjects = [
    { subject: `passkeys of ${addressGroup(request.callerAddress)}`, perHour: ofAddress },
    ...(person ? [{ subject: `passkeys of ${person.id}`, perHour: ofPerson }] : []),
  ]
  const waitSeconds = await countRequest(db, subjects, now())
  if (waitSeconds > 0) throw tooMany(waitSeconds, 'requests')
}

const photosPerHour = 60

/** @throws Failure 429 when a person has uploaded too many photos */
export async function limitPhotos({ db, now }: Pick<Context, 'db' | 'now'>, userId: string) {
  const waitSeconds = await countRequest(db, [{ subject: `photos of ${userId}`, perHour: photosPerHour }], now())
  if (waitSeconds > 0) throw tooMany(waitSeconds, 'photos')
}

const documentsPerHour = { ofPerson: 120, ofAddress: 3000 } as const

/** @throws Failure 429 when a person, or all people at an address, which a campus can share, have asked for too many documents */
export const limitDocuments = (context: Pick<Context, 'db' | 'now'>, request: FastifyRequest, userId: string) =>
  limitFiles(context, request, userId, 'documents')

/** The same for opening the links to them, those that were used or guessed included. @throws Failure 429 */
export const limitDownloads = (context: Pick<Context, 'db' | 'now'>, request: FastifyRequest, userId: string) =>
  limitFiles(context, request, userId, 'downloads')

async function limitFiles(
  { db, now }: Pick<Context, 'db' | 'now'>,
  request: FastifyRequest,
  userId: string,
  kind: 'documents' | 'downloads',
) {
  const waitSeconds = await countRequest(
    db,
    [
      { subject: `${kind} of ${userId}`, perHour: documentsPerHour.ofPerson },
      { subject: `${kind} of ${addressGroup(request.callerAddress)}`, perHour: documentsPerHour.ofAddress },
    ],
    now(),
  )
  if (waitSeconds > 0) throw tooMany(waitSeconds, 'downloads')
}

const imagesPerHour = 200

/** @throws Failure 429 when a content manager has uploaded too many images */
export async function limitImages({ db, now }: Pick<Context, 'db' | 'now'>, userId: string) {
  const waitSeconds = await countRequest(db, [{ subject: `images of ${userId}`, perHour: imagesPerHour }], now())
  if (waitSeconds > 0) throw tooMany(waitSeconds, 'images')
}

const mistakesPerHour = 20

/** @throws Failure 429 when a person has reported too many mistakes */
export async function limitMistakes({ db, now }: Pick<Context, 'db' | 'now'>, userId: string) {
  const waitSeconds = await countRequest(db, [{ subject: `mistakes of ${userId}`, perHour: mistakesPerHour }], now())
  if (waitSeconds > 0) throw tooMany(waitSeconds, 'reports')
}

const messagesPerHour = { ofAddress: 60, ofWriter: 10, ofEmail: 30, ofPerson: 20 } as const

/**
 * Limits for a form that anybody can send: for an address, which a campus can share; for an e-mail from one address; and for an e-mail
 * from everywhere, of which a mailbox would be full.
 * @throws Failure 429 when there were too many
 */
export async function limitGuestMessages(
  { db, now }: Pick<Context, 'db' | 'now'>,
  request: FastifyRequest,
  email: string,
) {
  const address = addressGroup(request.callerAddress)
  const { ofAddress, ofWriter, ofEmail } = messagesPerHour
  const waitSeconds = await countRequest(
    db,
    [
      { subject: `messages of ${address}`, perHour: ofAddress },
      { subject: `messages of ${address} from ${email}`, perHour: ofWriter },
      { subject: `messages from ${email}`, perHour: ofEmail },
    ],
    now(),
  )
  if (waitSeconds > 0) throw tooMany(waitSeconds, 'messages')
}

/** @throws Failure 429 when a person, or all people at an address, have written too many messages to support */
export async function limitSupportMessages(
  { db, now }: Pick<Context, 'db' | 'now'>,
  request: FastifyRequest,
  userId: string,
) {
  const { ofAddress, ofPerson } = messagesPerHour
  const waitSeconds = await countRequest(
    db,
    [
      { subject: `messages of person ${userId}`, perHour: ofPerson },
      { subject: `support messages of ${addressGroup(request.callerAddress)}`, perHour: ofAddress },
    ],
    now(),
  )
  if (waitSeconds > 0) throw tooMany(waitSeconds, 'messages')
}

const reportsPerHour = {
  faults: { ofAddress: 1000, ofPerson: 200 },
  loads: { ofAddress: 3000, ofPerson: 600 },
} as const

/**
 * Limits what browsers report of the product. A school behind one address must be counted when a bad release meets all of its pupils.
 * @throws Failure 429 when there were too many from an address, or of a person who is signed in
 */
export async function limitReports(
  { db, now }: Pick<Context, 'db' | 'now'>,
  request: FastifyRequest,
  kind: keyof typeof reportsPerHour,
) {
  const { ofAddress, ofPerson } = reportsPerHour[kind]
  const subject = `client ${kind} of ${addressGroup(request.callerAddress)}`
  const { person } = request
  const limits = [
    { subject, perHour: ofAddress },
    ...(person ? [{ subject: `client ${kind} of ${person.id}`, perHour: ofPerson }] : []),
  ]
  const waitSeconds = await countRequest(db, limits, now())
  if (waitSeconds > 0) throw tooMany(waitSeconds, 'reports')
}

const newVersionsPerHour = 100

/** Whether an address may name another version that nobody has named in this hour. One address alone cannot fill the day's counts. */
export async function consumeVersionAllowance({ db, now }: Pick<Context, 'db' | 'now'>, request: FastifyRequest) {
  const subject = `versions named by ${addressGroup(request.callerAddress)}`
  return (await countRequest(db, [{ subject, perHour: newVersionsPerHour }], now())) === 0
}
