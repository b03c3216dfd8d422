import { z } from 'zod'
import type { Camelize } from './camelize.ts'
import { contentIdSchema, slugSchema } from './slug.ts'

/** The text of the search box. Spaces and signs alone find nothing. */
export const searchQuerySchema = z.object({ query: z.string().max(500) })

/** A result, its address, and the tag of its flow. */
const foundSchema = z.object({
  id: contentIdSchema,
  name: z.string(),
  url: z.string(),
  flow_name: z.string(),
  /** null for the essentials of a software, which belong to no flow; their tag says so. */
  flow_slug: slugSchema.nullable(),
  primary_color: z.string(),
  secondary_color: z.string(),
  tab_color: z.string(),
  /** The line of its text that has the words, where its name has not. An API of an earlier release sends none. */
  line: z.string().nullable().optional(),
})

/** A learning module leads to the step to go on with, a chapter to its first step. */
export const foundModuleSchema = foundSchema
export const foundChapterSchema = foundSchema.extend({ learning_module_name: z.string() })
/** `software_name` is set for the steps of a tutorial; an essential has no module and no chapter. */
export const foundStepSchema = foundSchema.extend({
  learning_module_name: z.string().nullable(),
  chapter_name: z.string().nullable(),
  software_name: z.string().nullable(),
})
export type FoundModule = Camelize<z.infer<typeof foundModuleSchema>>
export type FoundChapter = Camelize<z.infer<typeof foundChapterSchema>>
export type FoundStep = Camelize<z.infer<typeof foundStepSchema>>

/** The best results of each kind, best first (docs/product/shell-and-search.md#search-order). */
export const searchResultsSchema = z.object({
  steps: z.array(foundStepSchema),
  learning_modules: z.array(foundModuleSchema),
  chapters: z.array(foundChapterSchema),
  /** Pages of no course, with their area as the tag. An API of an earlier release sends none. */
  pages: z.array(foundSchema).optional(),
})
export type SearchResults = Camelize<z.infer<typeof searchResultsSchema>>
