import { z } from 'zod'
import type { Camelize } from './camelize.ts'
import { documentIdSchema } from './document.ts'
import { momentSchema } from './slug.ts'

// How content managers find what they look for, and what waits for them.

/** Spaces and signs alone find nothing. */
export const documentQuerySchema = z.object({ query: z.string().max(500) })

/** A document whose title or text, published or drafted, has the words. */
export const documentHitSchema = z.object({
  id: documentIdSchema,
  /** The line of its text with words that its title has not; null where the title says why it was found. */
  line: z.string().nullable(),
  /** The field with that line, such as `blocks/3/text`. */
  path: z.string().nullable(),
})
export type DocumentHit = Camelize<z.output<typeof documentHitSchema>>

/** Best first. */
export const documentHitsSchema = z.object({ hits: z.array(documentHitSchema) })

/** A link of what readers see that was gone when it was last checked; `path` as in a hit. */
export const brokenLinkSchema = z.object({
  document: documentIdSchema,
  title: z.string(),
  path: z.string(),
  address: z.string(),
  checked_at: momentSchema,
})
export type BrokenLink = Camelize<z.output<typeof brokenLinkSchema>>
