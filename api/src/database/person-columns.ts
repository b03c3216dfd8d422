import type { AliasedRawBuilder } from 'kysely'

/** Columns about the person of `users.id`, which is in the same query. */
export type PersonColumns = readonly AliasedRawBuilder<unknown, string>[]

/** What was read for them, by the names that the builders give. */
export type PersonColumnValues = Readonly<Record<string, unknown>>
