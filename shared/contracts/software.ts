import { z } from 'zod'
import type { Camelize } from './camelize.ts'
import { contentIdSchema, slugSchema } from './slug.ts'

/** Assistive software. `group` is the id of a software group; without one it is listed last. */
export const softwareSchema = z.object({
  id: contentIdSchema,
  slug: slugSchema,
  name: z.string(),
  image: z.string(),
  description: z.string(),
  group: contentIdSchema.nullable(),
  assistive: z.boolean(),
})
export type Software = Camelize<z.infer<typeof softwareSchema>>

export const softwareGroupSchema = z.object({ id: contentIdSchema, name: z.string() })
export type SoftwareGroup = Camelize<z.infer<typeof softwareGroupSchema>>

export const availableSoftwareSchema = z.object({
  software: z.array(softwareSchema),
  software_groups: z.array(softwareGroupSchema),
})
export type AvailableSoftware = Camelize<z.infer<typeof availableSoftwareSchema>>

export const softwareSelectionSchema = z.object({
  user: z.object({ software_ids: z.array(contentIdSchema).max(100) }),
})
