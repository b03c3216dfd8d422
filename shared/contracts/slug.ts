import { z } from 'zod'
import { parseOwnAddress } from './own-address.ts'

/** A name in an address: lower-case letters, digits and single dashes. */
export const slugSchema = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by dashes')

/** An identifier made from slugs joined by colons, e.g. `revision:exam-day`. Stable across edits of content. */
export const contentIdSchema = z
  .string()
  .max(500)
  .regex(/^[a-z0-9-]+(:[a-z0-9-]+)*$/, 'must be slugs joined by colons')

/** A moment as ISO 8601 text with a zone, in the years that have four digits everywhere. */
export const momentSchema = z.iso.datetime({ offset: true }).refine((moment) => {
  const year = new Date(moment).getUTCFullYear()
  return year > 0 && year < 10_000
})
/** In a query: how many parts of a list an answer may have, up to this many. */
export const pageLimitSchema = (most: number) =>
  z.coerce.number<number | string>().pipe(z.int().min(1).max(most)).optional()

/** A day such as 2026-03-29. No database has a year 0. */
export const daySchema = z.iso.date().refine((day) => !day.startsWith('0000'))

export const ownAddressSchema = z
  .string()
  .refine((text) => parseOwnAddress(text) !== undefined, 'This must be an address of Stepwise.')
