import { createHash } from 'node:crypto'
import type { Database } from '../../database/database.ts'

interface NewMessage {
  kind: 'guest' | 'support'
  userId: string | null
  name: string
  email: string
  message: string
  facts: string
  now: Date
}

/** Keeps a message. False when the same writer has sent the same words before: then nothing is kept. */
export async function keepMessage(db: Database, { userId, now, ...message }: NewMessage) {
  const kept = await db
    .insertInto('messages')
    .values({
      ...message,
      user_id: userId,
      digest: digestOf(message.kind, userId ?? message.email.toLowerCase(), message.message),
      received_at: now,
      next_attempt_at: now,
    })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

/** Spaces and line breaks do not count: browsers and scripts send them differently. */
function digestOf(...parts: string[]) {
  const plain = parts.map((part) => part.normalize('NFC').replaceAll(/\s+/g, ' ').trim())
  return createHash('sha256').update(JSON.stringify(plain)).digest('hex')
}

const minute = 60_000
/** Longer than any mail takes: after it, whoever took the message is gone. */
const leaseMs = 10 * minute
const longestWaitMs = 60 * minute

/**
 * Takes the message that has waited longest, so that no other sender has it for the time of the lease. Undefined when none is due.
 * One that is planned for later than any wait was planned before the clock was set back, and is due too.
 */
export function takeDueMessage(db: Database, now: Date) {
  const latest = new Date(now.getTime() + longestWaitMs + leaseMs)
  return db
    .with('due', (eb) =>
      eb
        .selectFrom('messages')
        .select('id')
        .where('mailed_at', 'is', null)
        .where((or) => or.or([or('next_attempt_at', '<=', now), or('next_attempt_at', '>', latest)]))
        .orderBy('next_attempt_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('messages')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: new Date(now.getTime() + leaseMs) }))
    .where('id', 'in', (eb) => eb.selectFrom('due').select('id'))
    .returning(['id', 'kind', 'name', 'email', 'message', 'facts', 'attempts'])
    .executeTakeFirst()
}

export async function markMailed(db: Database, id: string, now: Date) {
  await db.updateTable('messages').set({ mailed_at: now }).where('id', '=', id).execute()
}

/** Plans the next attempt: after 1, 2, 4, … minutes, and at least once an hour. */
export async function postpone(db: Database, { id, attempts }: { id: string; attempts: number }, now: Date) {
  const waitMs = Math.min(longestWaitMs, minute * 2 ** Math.min(attempts - 1, 10))
  await db
    .updateTable('messages')
    .set({ next_attempt_at: new Date(now.getTime() + waitMs) })
    .where('id', '=', id)
    .execute()
}
