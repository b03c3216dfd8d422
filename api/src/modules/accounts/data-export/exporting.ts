import type { FastifyBaseLogger } from 'fastify'
import type { Context } from '../../../context.ts'
import { describeError } from '../../../errors.ts'
import { exportReadyMail } from '../../../mail/account-templates.ts'
import { formatDay, personDay } from '../../../time-zone.ts'
import { mailSoon } from '../../platform/mails/mailing.ts'
import { queueMail } from '../../platform/mails/mails.repository.ts'
import { findRecipient } from '../users/users.repository.ts'
import {
  clearParts,
  failExhausted,
  finishExport,
  leaseMs,
  releaseExport,
  renewLease,
  storePart,
  type TakenExport,
  takeWaitingExport,
} from './export-queue.repository.ts'
import { makeExport } from './make-export.ts'

/**
 * Makes the files that people have asked for, one after the other. Any number of processes may do this at once. A file whose process died is
 * made again after its lease, by whoever comes first, three times at most.
 */
export async function makeWaitingExports(context: Context, log: FastifyBaseLogger) {
  const { db, now } = context
  await failExhausted(db, now())
  for (;;) {
    const taken = await takeWaitingExport(db, now())
    if (!taken) return
    try {
      await makeOne(context, taken)
    } catch (error) {
      log.error({ failure: describeError(error), attempts: taken.attempts }, 'a download of all data was not made')
      await releaseExport(db, taken, now())
      return
    }
    mailSoon(context, log)
  }
}

async function makeOne({ db, settings, now }: Context, taken: TakenExport) {
  const { edition } = settings
  let renewedAt = now().getTime()
  const onProgress = async () => {
    if (now().getTime() - renewedAt < leaseMs / 4) return
    renewedAt = now().getTime()
    await renewLease(db, taken, now())
  }
  await clearParts(db, taken)
  let number = 0
  const store = (part: Buffer) => storePart(db, taken, number++, part)
  const bytes = await makeExport(db, taken.userId, { edition, now: now(), store, onProgress })
  // The account is gone, and its row here with it.
  if (bytes === undefined) return
  await db.transaction().execute(async (trx) => {
    const until = await finishExport(trx, taken, bytes, now())
    if (!until || !taken.isLarge) return
    const { timeZone, ...recipient } = await findRecipient(trx, taken.userId)
    const day = formatDay(personDay(until, timeZone))
    const href = `${taken.linkOrigin}/dashboard/settings/account`
    const message = exportReadyMail({ edition, ...recipient }, day, href)
    await queueMail(trx, { kind: 'export-ready', userId: taken.userId, message, now: now() })
  })
}

/** Makes what was just asked for, after the call is answered. */
export function exportSoon(context: Context, log: FastifyBaseLogger) {
  context.background.runOnce('data exports', log, () => makeWaitingExports(context, log))
}

const roundMs = 10_000

/** Makes what waits, now and every ten seconds: what a process that died has left. Returns what stops it. */
export function startExporting(context: Context, log: FastifyBaseLogger) {
  return context.background.runEvery(roundMs, 'data exports', log, () => makeWaitingExports(context, log))
}
