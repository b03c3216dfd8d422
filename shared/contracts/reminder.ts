import { z } from 'zod'
import type { Camelize } from './camelize.ts'
import { contentIdSchema, daySchema } from './slug.ts'

// What a person wants to try of a module, and the day from which their home asks how it went: docs/product/homes.md#reminders

/** The last step of the module, which says what to try. */
export const reminderSchema = z.object({
  step_id: contentIdSchema,
  name: z.string(),
  url: z.string(),
  due_on: daySchema,
})
export type Reminder = Camelize<z.infer<typeof reminderSchema>>

/** Null: the person is not to be asked. */
export const reminderRequestSchema = z.object({ due_on: daySchema.nullable() })
