import type { Selectable } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { Tables } from '../../../database/tables.ts'
import { hashOfToken } from '../../../tokens.ts'

type Challenge = Selectable<Tables['sign_in_challenges']>

interface NewChallenge {
  /** The secret; only its hash is stored. */
  token: string
  purpose: Challenge['purpose']
  userId?: string
  data?: object
  now: Date
}

export const challengeLifetimeMs = 10 * 60 * 1000

/** Stores the secret of a sign-in that is under way, for ten minutes. */
export async function createChallenge(db: Database, { token, purpose, userId, data, now }: NewChallenge) {
  await db
    .insertInto('sign_in_challenges')
    .values({
      token_hash: hashOfToken(token),
      purpose,
      user_id: userId ?? null,
      data: JSON.stringify(data ?? {}),
      expires_at: new Date(now.getTime() + challengeLifetimeMs),
    })
    .execute()
}

/** Uses a secret up. Of two calls at the same moment one gets it; undefined when it is unknown, used, or too old. */
export async function consumeChallenge(db: Database, token: string, purpose: Challenge['purpose'], now: Date) {
  const challenge = await db
    .deleteFrom('sign_in_challenges')
    .where('token_hash', '=', hashOfToken(token))
    .where('purpose', '=', purpose)
    .returning(['user_id as userId', 'data', 'expires_at'])
    .executeTakeFirst()
  return challenge && challenge.expires_at > now ? challenge : undefined
}

/** The same without using it up. */
export async function findChallenge(db: Database, token: string, purpose: Challenge['purpose'], now: Date) {
  return db
    .selectFrom('sign_in_challenges')
    .select(['user_id as userId', 'data'])
    .where('token_hash', '=', hashOfToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Ends what was begun for an account: someone else may have begun it. */
export async function endChallenges(trx: Database, userId: string) {
  await trx.deleteFrom('sign_in_challenges').where('user_id', '=', userId).execute()
}
