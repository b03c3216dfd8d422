import { z } from 'zod'
import type { Camelize } from './camelize.ts'
import { linkPlaces, pageAreas, pageBodySchema } from './page.ts'
import { momentSchema, ownAddressSchema, slugSchema } from './slug.ts'

// Pages that content managers create at the desk. They have no file in content/ until someone exports them.

const linked = z.array(z.enum(linkPlaces)).max(linkPlaces.length)

/** The address follows from `area` and `slug`: `/wellbeing/…`, `/support/…` or `/pages/…` (shared/routing/paths.ts). */
export const newPageSchema = z.object({
  title: pageBodySchema.shape.title,
  area: z.enum(pageAreas),
  slug: slugSchema.max(60, 'This is too long.'),
  linked: linked.default([]),
})
export type NewPage = z.output<typeof newPageSchema>

export const createdPagePathSchema = z.object({ slug: slugSchema })
export const pageLinksChangeSchema = z.object({ linked })
/**
 * `moved_to`: the address of the page to which the retired one leads from now on. `scheduled`: what happens to a text that is scheduled;
 * kept, it goes live at its time, and is seen when the page is brought back. Tabs of an earlier release do not send it.
 */
export const retirementSchema = z.object({
  moved_to: ownAddressSchema,
  scheduled: z.enum(['keep', 'cancel']).optional(),
})

/** A page that was retired: its address leads to `moved_to`. */
export const retiredPageSchema = z.object({
  slug: slugSchema,
  title: z.string(),
  address: z.string(),
  moved_to: z.string(),
  retired_at: momentSchema,
})
export type RetiredPage = Camelize<z.output<typeof retiredPageSchema>>
