import { z } from 'zod'
import { slugSchema } from './slug.ts'

/** A remote, or 'host'. */
const partSchema = slugSchema.max(60)
const versionSchema = z.string().regex(/^[\w.+-]{1,60}$/, 'must look like 1.0.0-ab12cd34')

/**
 * The mark of the page that reports, from the `Server-Timing` of its answer. A report without one, or of a version that the page does not have, is
 * logged, and counted for none.
 */
const pageMarkSchema = z.string().max(500).optional()

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
  page_mark: pageMarkSchema,
})

/** Which versions this page has loaded. */
export const clientLoadsSchema = z.object({
  loads: z
    .array(z.object({ part: partSchema, version: versionSchema }))
    .min(1)
    .max(30),
  page_mark: pageMarkSchema,
})
