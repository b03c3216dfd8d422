import { z } from 'zod'
import { badgeSchema } from './badge.ts'
import type { Camelize } from './camelize.ts'
import { editionSchema } from './edition.ts'
import { quickCheckSchema } from './quick-check.ts'
import { reminderRequestSchema, reminderSchema } from './reminder.ts'
import { contentIdSchema, slugSchema } from './slug.ts'

export const pageTypeSchema = z.enum(['text', 'vid', 'app', 'star'])
export type PageType = z.infer<typeof pageTypeSchema>

/** The three views of a step, each with its side panel and addresses (docs/product/steps-and-player.md#three-views). */
export const stepViewSchema = z.enum(['flows', 'favourites', 'tutorials'])
export type StepView = z.infer<typeof stepViewSchema>

/** A step in a list. `duration` in seconds. `is_active`: the step that was requested. */
export const stepSummarySchema = z.object({
  id: contentIdSchema,
  name: z.string(),
  slug: slugSchema,
  url: z.string(),
  page_type: pageTypeSchema,
  duration: z.int(),
  is_completed: z.boolean(),
  is_favourite: z.boolean(),
  is_active: z.boolean(),
  notes_count: z.int(),
  chapter_id: contentIdSchema,
  chapter_name: z.string(),
})
export type StepSummary = Camelize<z.infer<typeof stepSummarySchema>>

export const stepAppSchema = z.object({
  name: z.string(),
  description: z.string(),
  button_image: z.string(),
  button_image_alt: z.string(),
})

const day = z.iso.date()

/** Which version of a software a text about it was tried with, and when. */
export const testedSchema = z.object({ version: z.string(), date: day })
export type Tested = Camelize<z.infer<typeof testedSchema>>

/**
 * Who stands behind a step: its author, who else has reviewed it (null: no one yet), the day on which someone last checked what
 * it says, and what it rests on.
 */
export const provenanceSchema = z.object({
  author: z.string(),
  reviewed: z.object({ by: z.string(), role: z.string().optional(), date: day }).nullable(),
  checked_on: day.nullable(),
  sources: z.array(z.object({ name: z.string(), url: z.string() })),
})
export type Provenance = Camelize<z.infer<typeof provenanceSchema>>

/** How to do a step of a flow in one software: the text of its strategy, which is also a page of its own at `url`. */
export const howToSchema = z.object({
  software_slug: slugSchema,
  software_name: z.string(),
  name: z.string(),
  url: z.string(),
  content: z.string(),
  tip: z.string().nullable(),
  // Nullish, here and below: a server of an earlier release does not send it.
  tested: testedSchema.nullish(),
})
export type HowTo = Camelize<z.infer<typeof howToSchema>>

/**
 * A whole step. Texts (`content`, `extra_content`, `video_text`, `tip`) are safe HTML made by the server.
 * `video`, `poster`, `subtitle` (captions, WebVTT), `segments` (chapters, WebVTT) and `thumbnails` (WebVTT that names a
 * sprite) are addresses, as is `descriptions` (what the pictures show, WebVTT; null where the film has none); `link` is what an app step opens
 * in a new tab; `next_url` is null on the last step. `how_tos` are for the
 * software that the person has selected; tutorials have none. `tested` is about steps of a software; null: no one has tried it yet.
 * `quick_check` is at the last step of a chapter that has one, in the views of flows and favourites.
 */
export const stepSchema = stepSummarySchema.extend({
  link: z.string().nullable(),
  flow_name: z.string(),
  flow_slug: slugSchema.nullable(),
  learning_module_name: z.string().nullable(),
  learning_module_slug: slugSchema.nullable(),
  chapter_slug: slugSchema.nullable(),
  software_slug: slugSchema.nullable(),
  primary_color: z.string(),
  secondary_color: z.string(),
  next_url: z.string().nullable(),
  content: z.string(),
  extra_content: z.string().nullable(),
  tip: z.string().nullable(),
  video: z.string().nullable(),
  video_content_type: z.string().nullable(),
  video_text: z.string().nullable(),
  poster: z.string().nullable(),
  subtitle: z.string().nullable(),
  segments: z.string().nullable(),
  thumbnails: z.string().nullable(),
  descriptions: z.string().nullish(),
  app: stepAppSchema.nullable(),
  how_tos: z.array(howToSchema),
  provenance: provenanceSchema.nullish(),
  tested: testedSchema.nullish(),
  quick_check: quickCheckSchema.nullish(),
  // How many places of its text the person has highlighted.
  highlights_count: z.int().nullish(),
  // The day from which the home asks; undefined where no one can be reminded.
  reminder: reminderRequestSchema.nullish(),
})
export type Step = Camelize<z.infer<typeof stepSchema>>

/** Where a step lives: the part of its address that all views and calls share. */
export const stepPathSchema = z.object({
  flowSlug: slugSchema,
  learningModuleSlug: slugSchema,
  chapterSlug: slugSchema,
  stepSlug: slugSchema,
})
export type StepPath = z.infer<typeof stepPathSchema>

/** Where an essentials step lives: they belong to no flow. */
export const essentialPathSchema = z.object({ softwareSlug: slugSchema, stepSlug: slugSchema })

/**
 * For content managers: `draft` shows what is saved but not published yet, `scheduled` what waits for its time, `edition` what readers
 * of that edition have.
 */
export const previewQuerySchema = z.object({
  preview: z.enum(['draft', 'scheduled']).optional(),
  edition: editionSchema.optional(),
})

/** The text that a preview shows in place of what is published. */
export type PreviewedText = NonNullable<z.output<typeof previewQuerySchema>['preview']>

export const stepQuerySchema = previewQuerySchema.extend({
  view: stepViewSchema.default('flows'),
  // An address with `software=` names none.
  software: slugSchema.or(z.literal('')).optional(),
  track_session: z.stringbool().optional(),
})

/**
 * A favourite step: enough for the favourites panel, grouped there by flow. With `software_slug` it was set on that software's
 * strategy, which is what its name says and its page shows.
 */
export const favouriteSchema = stepSummarySchema.extend({
  flow_name: z.string(),
  flow_slug: slugSchema,
  learning_module_slug: slugSchema,
  chapter_slug: slugSchema,
  software_slug: slugSchema.nullish(),
  primary_color: z.string(),
  secondary_color: z.string(),
})
export type Favourite = Camelize<z.infer<typeof favouriteSchema>>

/**
 * `is_favourite` is the mark that the person wants: the call can be made again after a lost answer. Without it the mark is toggled.
 */
export const favouriteWishSchema = z.object({ is_favourite: z.boolean().optional() }).optional()

export const favouriteToggleSchema = z.object({
  is_favourite: z.boolean(),
  chapter_id: contentIdSchema,
  step_id: contentIdSchema,
  badges: z.array(badgeSchema),
  favourites: z.array(favouriteSchema),
})
export type FavouriteToggle = Camelize<z.infer<typeof favouriteToggleSchema>>

/**
 * What completing a step changed. `percent` is of the whole course. The essentials of a software are chapter and module in one
 * (`{software}:essentials`).
 */
export const stepCompletionSchema = z.object({
  percent: z.int(),
  progress_step: z.object({ step_id: contentIdSchema, completed: z.boolean() }),
  chapter_progress: z.object({ id: contentIdSchema, progress: z.int() }),
  learning_module_progress: z.object({ id: contentIdSchema, progress: z.int() }),
  user: z.object({ badges: z.array(badgeSchema) }),
})
export type StepCompletion = Camelize<z.infer<typeof stepCompletionSchema>>

/** A strategies step of a software, as the tutorials panel lists it. */
export const tutorialStepSchema = stepSummarySchema.extend({
  software_slug: slugSchema,
  flow_slug: slugSchema,
  learning_module_slug: slugSchema,
  chapter_slug: slugSchema,
})
export type TutorialStep = Camelize<z.infer<typeof tutorialStepSchema>>

/** The step that the home offers to go on with, or to start with where nothing of its flow or software is begun. Seconds. */
export const continueWithSchema = z.object({
  name: z.string(),
  url: z.string(),
  duration: z.int(),
  is_begun: z.boolean(),
})
export type ContinueWith = Camelize<z.infer<typeof continueWithSchema>>

/** Tutorials for the software a person has selected. Essentials come whole: their page needs no further call. */
export const tutorialsSchema = z.object({
  essential_steps: z.array(stepSchema),
  flow_steps: z.array(tutorialStepSchema),
  continue_with: continueWithSchema.nullish(),
  reminders: z.array(reminderSchema).nullish(),
})
export type Tutorials = Camelize<z.infer<typeof tutorialsSchema>>
