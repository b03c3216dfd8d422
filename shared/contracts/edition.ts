import { z } from 'zod'

/** The two products that the host can be built as. */
export const editionSchema = z.enum(['study', 'pro'])
export type Edition = z.infer<typeof editionSchema>
