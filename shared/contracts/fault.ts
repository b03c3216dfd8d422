import { z } from 'zod'

/** A part of the product failed in a browser: the part, its version and the error's message. Nothing about the person. */
export const clientFaultSchema = z.object({
  fault: z.object({ part: z.string().max(100), version: z.string().max(100), message: z.string().max(500) }),
})
