import { z } from 'zod'
import { isWebAddress, parseOwnAddress } from './own-address.ts'

// What an index of PostgreSQL holds with certainty, in bytes.
const longestLink = 2000

/** Whether what is known of a link can be kept by its address. */
export const fitsLink = (address: string) => new TextEncoder().encode(address).length <= longestLink

const link = z
  .string()
  .refine((text) => isWebAddress(text) || parseOwnAddress(text) !== undefined, 'must begin with https:// or /')
  .refine(fitsLink, 'This is too long.')

/**
 * Someone has opened links that cannot be checked from here, so that no check lists them until they lead to another address
 * (docs/product/content-desk.md#dismissed-links); `is_confirmed: false` takes that back.
 */
export const linkConfirmationsSchema = z.object({
  urls: z.array(link).min(1).max(500),
  is_confirmed: z.boolean(),
})
