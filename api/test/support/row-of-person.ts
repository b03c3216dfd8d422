import type { Context } from '../../src/context.ts'

/** Whose rows, and a word that stands in every text of theirs, so that it is found wherever it gets to. */
export interface Owner {
  id: string
  email: string
  mark: string
}

export type AddRow = (context: Pick<Context, 'db' | 'now'>, owner: Owner) => Promise<unknown>

export const later = (now: Date, days = 1) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000)

/** Of a mail that has left. */
export const sent = (now: Date) => ({ message: '{}', created_at: now, next_attempt_at: now, sent_at: now })
