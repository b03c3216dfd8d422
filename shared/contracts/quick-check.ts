import { z } from 'zod'
import type { Camelize } from './camelize.ts'
import { contentIdSchema, slugSchema } from './slug.ts'

// The questions at the end of a chapter: docs/product/steps-and-player.md#quick-check

/** What a person answered last: how many were right, of how many. */
export const quickCheckScoreSchema = z.object({ right_count: z.int().min(0), question_count: z.int().min(1) })
export type QuickCheckScore = Camelize<z.infer<typeof quickCheckScoreSchema>>

/** One of the options is right; each says why it is or is not. */
export const quickCheckQuestionSchema = z.object({
  question: z.string(),
  options: z.array(z.object({ text: z.string(), is_right: z.boolean(), why: z.string() })),
})
export type QuickCheckQuestion = Camelize<z.infer<typeof quickCheckQuestionSchema>>

export const quickCheckSchema = z.object({
  questions: z.array(quickCheckQuestionSchema),
  score: quickCheckScoreSchema.nullable(),
})
export type QuickCheck = Camelize<z.infer<typeof quickCheckSchema>>

export const chapterPathSchema = z.object({
  flowSlug: slugSchema,
  learningModuleSlug: slugSchema,
  chapterSlug: slugSchema,
})
export type ChapterPath = z.infer<typeof chapterPathSchema>

/** The chosen option of each question, counted from 0. */
export const quickCheckAnswersSchema = z.object({ answers: z.array(z.int().min(0).max(9)).min(1).max(20) })

export const quickCheckAnsweredSchema = z.object({ chapter_id: contentIdSchema, score: quickCheckScoreSchema })
export type QuickCheckAnswered = Camelize<z.infer<typeof quickCheckAnsweredSchema>>
