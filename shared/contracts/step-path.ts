import type { StepPath } from './step.ts'

// No schema here, so that the browser may import this file: it would get zod along with a schema.

/** Where a step of a flow is: in the product, and below /api. Software or favourites come before it (`paths`). */
export const stepPattern = '/flows/:flowSlug/learning_modules/:learningModuleSlug/chapters/:chapterSlug/steps/:stepSlug'

/** Where the quick check of a chapter is answered, below /api. */
export const quickCheckPattern =
  '/flows/:flowSlug/learning_modules/:learningModuleSlug/chapters/:chapterSlug/quick_check'

/** The identifier of the flow step at this path: its four slugs, joined by colons. */
export function stepIdAt({ flowSlug, learningModuleSlug, chapterSlug, stepSlug }: StepPath): string {
  return [flowSlug, learningModuleSlug, chapterSlug, stepSlug].join(':')
}
