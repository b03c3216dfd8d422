import { z } from 'zod'
import type { Camelize } from './camelize.ts'
import { contentIdSchema, momentSchema, slugSchema } from './slug.ts'

/** Highlights of one person. They come in one answer. */
export const highlightsLimit = 1000

/** The longest text of one highlight, in characters as JavaScript counts them. The browser's copy is in remotes/learn, features/highlights. */
export const quoteLimit = 1000

export const highlightColourSchema = z.enum(['yellow', 'blue', 'green', 'pink'])
export type HighlightColour = z.infer<typeof highlightColourSchema>

/** The words before and after, by which the place is found when the text has changed (docs/product/notes.md#highlight-place). */
const context = z.string().max(100)

const place = {
  step_id: contentIdSchema,
  colour: highlightColourSchema,
  quote: z.string().trim().min(1, 'Select some words first.').max(quoteLimit, 'Select less text.'),
  prefix: context,
  suffix: context,
  // In characters of the step's text without spaces.
  start_offset: z.int().min(0).max(10_000_000),
}

/**
 * A highlight with what a list says of its step, as for a note. `is_in_text`: its words are in the step as it is now; `url` is null when
 * the step is no longer in the course.
 */
export const highlightSchema = z.object({
  ...place,
  id: z.string(),
  created_at: momentSchema,
  is_in_text: z.boolean(),
  step_name: z.string(),
  step_position: z.int(),
  url: z.string().nullable(),
  flow_name: z.string(),
  flow_slug: slugSchema,
  section_name: z.string(),
  learning_module_slug: slugSchema,
  primary_color: z.string(),
})
export type Highlight = Camelize<z.infer<typeof highlightSchema>>

/** What the person calls a colour; a colour that is not in the list has its usual name. */
export const highlightNameSchema = z.object({ colour: highlightColourSchema, name: z.string() })

/** All of a person, the newest first. */
export const highlightsSchema = z.object({
  highlights: z.array(highlightSchema),
  names: z.array(highlightNameSchema),
})
export type Highlights = Camelize<z.infer<typeof highlightsSchema>>

/** Marks text of a step of a flow. The same `idempotency_key` again, after a lost answer, adds nothing and returns that highlight. */
export const highlightCreationSchema = z.object({
  ...place,
  idempotency_key: z
    .string()
    .regex(/^[\w-]{8,100}$/)
    .optional(),
})

export const highlightChangeSchema = z.object({ colour: highlightColourSchema })

/** An empty name is the usual one. */
export const highlightRenamingSchema = z.object({
  name: z.string().trim().max(30, 'A name can have at most 30 characters.'),
})
