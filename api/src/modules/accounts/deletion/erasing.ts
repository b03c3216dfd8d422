import type { FastifyBaseLogger } from 'fastify'
import type { Context } from '../../../context.ts'
import { describeError } from '../../../errors.ts'
import { erasedMail } from '../../../mail/account-templates.ts'
import { mailSoon } from '../../platform/mails/mailing.ts'
import { queueMail } from '../../platform/mails/mails.repository.ts'
import { erasePerson } from '../person-data/erase-person.repository.ts'
import { lockNextDue, recordErasure } from './deletion.repository.ts'

/**
 * Erases every account whose time has come, each in a transaction of its own. Any number of processes may do this at once. One that cannot be
 * erased is logged and does not keep the others; the next round tries it again. Returns how many were erased.
 */
export async function eraseDue(context: Context, log: FastifyBaseLogger) {
  const failed: string[] = []
  let erased = 0
  for (;;) {
    const outcome = await eraseNext(context, log, failed)
    if (outcome === 'none') break
    if (outcome === 'erased') erased += 1
  }
  if (erased > 0) mailSoon(context, log)
  return erased
}

async function eraseNext({ db, mail, settings, now }: Context, log: FastifyBaseLogger, failed: string[]) {
  let id: string | undefined
  try {
    return await db.transaction().execute(async (trx) => {
      const person = await lockNextDue(trx, now(), failed)
      if (!person) return 'none' as const
      id = person.id
      await erasePerson(trx, person)
      await recordErasure(trx, person.id, now())
      // Without a mail server it would wait, with the address, for ever.
      if (mail.kind === 'none') return 'erased' as const
      // After the erasing, which takes the mails to this address along.
      const message = erasedMail({ edition: settings.edition, ...person })
      await queueMail(trx, { kind: 'erased', userId: null, message, now: now() })
      return 'erased' as const
    })
  } catch (error) {
    if (id === undefined) throw error
    failed.push(id)
    log.error({ failure: describeError(error), person: id }, 'an account was not erased yet')
    return 'failed' as const
  }
}

const roundMs = 60 * 60 * 1000

/** Erases what is due, now and every hour. Returns what stops it. */
export function startErasing(context: Context, log: FastifyBaseLogger) {
  return context.background.runEvery(roundMs, 'erasures', log, async () => void (await eraseDue(context, log)))
}
