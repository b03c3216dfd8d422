import { z } from 'zod'
import { slugSchema } from './slug.ts'

/** A remote, or 'host'. */
const partSchema = slugSchema.max(60)
const versionSchema = z.string().regex(/^[\w.+-]{1,60}$/, 'must look like 1.0.0-ab12cd34')

/**
 * A part of the product failed in a browser: the part, its version and the error's message. Nothing about the person. `kind: 'error'`: nothing
 * caught it, and the part may go on. Without a version it is logged, and counted for none.
 */
export const clientFaultSchema = z.object({
  fault: z.object({
    part: partSchema,
    version: z.union([versionSchema, z.literal('')]),
    message: z.string().max(500),
    kind: z.enum(['fault', 'error']).default('fault'),
  }),
})

/** How often this page has loaded each version of a part. */
export const clientLoadsSchema = z.object({
  loads: z
    .array(z.object({ part: partSchema, version: versionSchema, count: z.int().min(1).max(10) }))
    .min(1)
    .max(30),
})
