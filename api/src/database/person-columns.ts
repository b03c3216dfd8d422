import type { AliasedRawBuilder } from 'kysely'

/** Columns about the person of `users.id`, which is in the same query. */
export type PersonColumns = readonly AliasedRawBuilder<unknown, string>[]
