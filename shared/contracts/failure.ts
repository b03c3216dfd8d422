import { z } from 'zod'

/**
 * The body of every failed call: messages by field, and one message for the person (spec 7). A 409, which says that the thing
 * has been changed by somebody else meanwhile, brings it as it is now in `current`.
 */
export const failureBodySchema = z.object({
  errors: z.record(z.string(), z.array(z.string())),
  msg: z.string(),
  current: z.unknown().optional(),
})
export type FailureBody = z.infer<typeof failureBodySchema>
