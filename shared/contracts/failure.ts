import { z } from 'zod'

/**
 * The body of every failed call: messages by field, and one message for the person (docs/product/wire.md#failure-body). After a 409,
 * `current` is what the server has now (docs/product/wire.md#conflict).
 */
export const failureBodySchema = z.object({
  errors: z.record(z.string(), z.array(z.string())),
  msg: z.string(),
  current: z.unknown().optional(),
})
export type FailureBody = z.infer<typeof failureBodySchema>
