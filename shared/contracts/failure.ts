import { z } from 'zod'

/** The body of every failed call: messages by field, and one message for the person (spec 7). */
export const failureBodySchema = z.object({
  errors: z.record(z.string(), z.array(z.string())),
  msg: z.string(),
})
export type FailureBody = z.infer<typeof failureBodySchema>
