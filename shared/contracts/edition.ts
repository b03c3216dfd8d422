import { z } from 'zod'

/** The two products that the host can be built as (spec 1). */
export const editionSchema = z.enum(['study', 'pro'])
export type Edition = z.infer<typeof editionSchema>
