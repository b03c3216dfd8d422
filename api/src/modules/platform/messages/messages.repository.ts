import { createHash } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { Database } from '../../../database/database.ts'
import { supportAddress } from '../../../mail/sender.ts'
import { messageMail } from '../../../mail/templates.ts'
import { queueMail } from '../mails/mails.repository.ts'

interface NewMessage {
  kind: 'guest' | 'support'
  userId: string | null
  name: string
  email: string
  message: string
  facts: string
  now: Date
}

type MailSettings = Pick<Context, 'settings'>

/** The name and address of someone who is signed in; undefined when the account is gone. */
export function findWriter(db: Database, id: string) {
  return db.selectFrom('users').select(['first_name', 'surname', 'email']).where('id', '=', id).executeTakeFirst()
}

/** Keeps a message and queues its mail. False when the same writer has sent the same words before: then nothing is kept. */
export function keepMessage({ db, settings }: MailSettings & Pick<Context, 'db'>, message: NewMessage) {
  const { userId, now, ...written } = message
  return db.transaction().execute(async (trx) => {
    const kept = await trx
      .insertInto('messages')
      .values({
        ...written,
        user_id: userId,
        digest: computeDigest(written.kind, userId ?? written.email.toLowerCase(), written.message),
        received_at: now,
        // The queue has its mail.
        mailed_at: now,
        next_attempt_at: now,
      })
      .onConflict((conflict) => conflict.column('digest').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!kept) return false
    await queueMessageMail(trx, settings, { ...written, id: kept.id }, userId, now)
    return true
  })
}

/**
 * Queues the mails of messages that the version before has kept and not mailed. One that it is mailing at the moment it has planned for
 * later; its mail and ours would have the same Message-ID.
 */
export function queueWaitingMessages({ db, settings, now }: MailSettings & Pick<Context, 'db' | 'now'>) {
  return db.transaction().execute(async (trx) => {
    const waiting = await trx
      .selectFrom('messages')
      .select(['id', 'kind', 'user_id', 'name', 'email', 'message', 'facts'])
      .where('mailed_at', 'is', null)
      .where('next_attempt_at', '<=', now())
      .orderBy('next_attempt_at')
      .limit(100)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { user_id, ...message } of waiting) {
      await queueMessageMail(trx, settings, message, user_id, now())
      await trx.updateTable('messages').set({ mailed_at: now() }).where('id', '=', message.id).execute()
    }
  })
}

function queueMessageMail(
  trx: Database,
  settings: Context['settings'],
  message: Parameters<typeof messageMail>[2],
  userId: string | null,
  now: Date,
) {
  const mail = messageMail(supportAddress(settings), settings.edition, message)
  return queueMail(trx, { kind: 'message', userId, message: mail, now })
}

/** Spaces and line breaks do not count: browsers and scripts send them differently. */
function computeDigest(...parts: string[]) {
  const plain = parts.map((part) => part.normalize('NFC').replaceAll(/\s+/g, ' ').trim())
  return createHash('sha256').update(JSON.stringify(plain)).digest('hex')
}
