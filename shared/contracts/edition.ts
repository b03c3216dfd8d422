import { z } from 'zod'

/** The two products that the host can be built as (docs/product/limits-and-constants.md#editions). */
export const editionSchema = z.enum(['study', 'pro'])
export type Edition = z.infer<typeof editionSchema>
