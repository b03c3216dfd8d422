import type { Database } from '../database/database.ts'

/** What visitors and learners wrote, the latest first. */
export function findMessages(db: Database, isAnswered: boolean | undefined, most: number) {
  return db
    .selectFrom('messages')
    .select(['id', 'kind', 'name', 'email', 'received_at', 'answered_at'])
    .$if(isAnswered !== undefined, (messages) => messages.where('answered_at', isAnswered ? 'is not' : 'is', null))
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}

export function findMessage(db: Database, id: string) {
  return db
    .selectFrom('messages')
    .select(['id', 'kind', 'name', 'email', 'message', 'facts', 'received_at', 'answered_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** False when there is no such message that is not answered yet. */
export async function markAnswered(trx: Database, id: string, now: Date) {
  const marked = await trx
    .updateTable('messages')
    .set({ answered_at: now })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return marked !== undefined
}

/** Requests for the calm gift, the one that has waited longest first. */
export function findCalmRequests(db: Database, isSent: boolean | undefined) {
  return db
    .selectFrom('calm_requests')
    .select(['user_id as id', 'email', 'first_name', 'surname', 'requested_at', 'sent_at'])
    .$if(isSent !== undefined, (requests) => requests.where('sent_at', isSent ? 'is not' : 'is', null))
    .orderBy('requested_at')
    .orderBy('user_id')
    .execute()
}

/** False when there is no such request that waits. */
export async function markCalmSent(trx: Database, userId: string, now: Date) {
  const marked = await trx
    .updateTable('calm_requests')
    .set({ sent_at: now })
    .where('user_id', '=', userId)
    .where('sent_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return marked !== undefined
}
