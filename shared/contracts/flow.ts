import { z } from 'zod'
import { badgeSchema } from './badge.ts'
import type { Camelize } from './camelize.ts'
import { quickCheckScoreSchema } from './quick-check.ts'
import { contentIdSchema, slugSchema } from './slug.ts'
import { stepSchema, stepSummarySchema } from './step.ts'

const percent = z.int().min(0).max(100)

/** A learning module as a card shows it (docs/product/homes.md#module-card). `url` is the step to go on with. Seconds. */
export const learningModuleCardSchema = z.object({
  id: contentIdSchema,
  name: z.string(),
  slug: slugSchema,
  description: z.string(),
  image: z.string(),
  url: z.string(),
  learning_module_progress: percent,
  learning_module_remaining_duration: z.int(),
  is_resume: z.boolean(),
})
export type LearningModuleCard = Camelize<z.infer<typeof learningModuleCardSchema>>

/**
 * A flow with its modules (docs/product/homes.md#opened-flow): a list of flows may leave them out. Optional `modules_count`: a server of an
 * earlier release does not send it, but sends all modules.
 */
export const flowSchema = z.object({
  id: contentIdSchema,
  slug: slugSchema,
  name: z.string(),
  primary_color: z.string(),
  secondary_color: z.string(),
  tab_color: z.string(),
  flow_percent: percent,
  modules_count: z.int().optional(),
  learning_modules: z.array(learningModuleCardSchema).optional(),
})
export type Flow = Camelize<z.infer<typeof flowSchema>>

/**
 * `flow` is the slug of the flow that is shown: only its modules come along. Those of the first for '', and where there is no such flow.
 * Without it, the modules of all.
 */
export const flowsQuerySchema = z.object({ flow: z.string().max(500).optional() })

export const chapterSchema = z.object({
  id: contentIdSchema,
  name: z.string(),
  slug: slugSchema,
  url: z.string(),
  flow_name: z.string(),
  flow_slug: slugSchema,
  chapter_progress: percent,
  steps: z.array(stepSummarySchema),
  // Nullish: a server of an earlier release does not send it. Null: no quick check answered.
  quick_check: quickCheckScoreSchema.nullish(),
})
export type Chapter = Camelize<z.infer<typeof chapterSchema>>

export const learningModuleSchema = learningModuleCardSchema.extend({
  flow_name: z.string(),
  flow_slug: slugSchema,
  primary_color: z.string(),
  secondary_color: z.string(),
  tab_color: z.string(),
  chapters: z.array(chapterSchema),
})
export type LearningModule = Camelize<z.infer<typeof learningModuleSchema>>

/** A step and its module. `user` is sent where the visit is counted: opening a step can earn a badge. */
export const openedStepSchema = z.object({
  step: stepSchema,
  learning_module: learningModuleSchema,
  user: z.object({ badges: z.array(badgeSchema) }).optional(),
})

/** The person's progress in whole percent of the steps of the course. */
export const profileSchema = z.object({
  percent,
  completed_steps: z.int(),
  total_steps: z.int(),
  flows: z.array(z.object({ slug: slugSchema, name: z.string(), flow_percent: percent })),
})
export type Profile = Camelize<z.infer<typeof profileSchema>>
