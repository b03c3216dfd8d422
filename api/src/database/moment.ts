import type { ColumnType } from 'kysely'

/** A moment: a Date when read, a Date or ISO text when written. */
export type Moment = ColumnType<Date, Date | string, Date | string>
export type MomentByDefault = ColumnType<Date, Date | string | undefined, Date | string>
export type MomentOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
