import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { addressGroup } from '../../http/caller-address.ts'
import { tooMany } from '../../http/failures.ts'
import { countRequest } from './limits.repository.ts'

/**
 * Requests an hour: of one address (a whole campus can share one) and of one account from one address, so that a
 * stranger elsewhere cannot use up the owner's.
 */
const limits = {
  'sign-up': { perAddress: 300, perAccount: 20 },
  'verify-email': { perAddress: 300, perAccount: 20 },
  'password-reset': { perAddress: 100, perAccount: 5 },
  confirmation: { perAddress: 100, perAccount: 5 },
} as const

/** The mails of one kind that one account may cause in an hour, whoever asks for them. */
const mailsPerHour = 10

/** @throws Failure 429 when this was asked for too often */
export async function limit(
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

/** Whether an account has had its share of such mails: then a further one is left out, and nobody is told. */
export async function hadEnoughMail(
  { db, now }: Pick<Context, 'db' | 'now'>,
  kind: keyof typeof limits,
  email: string,
) {
  return (await countRequest(db, [{ subject: `${kind} mail to ${email}`, perHour: mailsPerHour }], now())) > 0
}

const photosPerHour = 60

/** @throws Failure 429 when a person has uploaded too many photos */
export async function limitPhotos({ db, now }: Pick<Context, 'db' | 'now'>, userId: string) {
  const waitSeconds = await countRequest(db, [{ subject: `photos of ${userId}`, perHour: photosPerHour }], now())
  if (waitSeconds > 0) throw tooMany(waitSeconds, 'photos')
}

const documentsPerHour = 120

/** @throws Failure 429 when a person has asked for too many documents: making them takes time from everybody */
export async function limitDocuments({ db, now }: Pick<Context, 'db' | 'now'>, userId: string) {
  const waitSeconds = await countRequest(db, [{ subject: `documents of ${userId}`, perHour: documentsPerHour }], now())
  if (waitSeconds > 0) throw tooMany(waitSeconds, 'downloads')
}
