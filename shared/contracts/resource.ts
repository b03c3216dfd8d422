import { z } from 'zod'
import type { Camelize } from './camelize.ts'
import { slugSchema } from './slug.ts'

/**
 * A software as the resources page shows it. `guide_link`: a document about it, '' without one; `website`: the publisher's; `video`: the
 * slug of its demo in `content/media/videos` with `video_subtitle`, the address of its captions, both '' without one; `group`: a chip's value.
 */
export const softwareDemoSchema = z.object({
  slug: slugSchema,
  name: z.string(),
  description: z.string(),
  image: z.string(),
  guide_link: z.string(),
  website: z.string(),
  video: z.string(),
  video_subtitle: z.string(),
  group: z.string(),
})
export type SoftwareDemo = Camelize<z.infer<typeof softwareDemoSchema>>

/** `softwares` has a list for the value of each chip, and `all`. */
export const resourcesSchema = z.object({
  softwares: z.record(z.string(), z.array(softwareDemoSchema)),
  chip_items: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type Resources = Camelize<z.infer<typeof resourcesSchema>>

/** What everyone may see of what the product teaches about a software: its first essential. `text` and `tip` are HTML. */
export const softwarePreviewSchema = softwareDemoSchema.extend({
  essential: z
    .object({ name: z.string(), text: z.string(), tip: z.string(), video: z.string(), minutes: z.int() })
    .nullable(),
  essentials_count: z.int(),
  strategies_count: z.int(),
})
export type SoftwarePreview = Camelize<z.infer<typeof softwarePreviewSchema>>
