import type { Database } from '../../../database/database.ts'

/** Events on a page of what happened to an account. */
const pageLength = 30

/** What happened to a person's account, the newest first: 30 events, of those older than the event `before`. */
export async function findAccountEvents(db: Database, userId: string, before: string | undefined) {
  const found = await db
    .selectFrom('account_events')
    .select(['id', 'at', 'kind', 'actor', 'address', 'device', 'detail'])
    .where('user_id', '=', userId)
    .$if(before !== undefined, (events) =>
      events.where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('at', 'id'),
          '<',
          selectFrom('account_events as last')
            .select(['last.at', 'last.id'])
            .where('last.user_id', '=', userId)
            .where('last.id', '=', before ?? '')
            .$asTuple('at', 'id'),
        ),
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageLength + 1)
    .execute()
  return { events: found.slice(0, pageLength), hasMore: found.length > pageLength }
}
