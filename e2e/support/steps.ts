import type { Edition } from '@stepwise/shared/contracts'
import type { Locator, Page } from 'playwright/test'

/** The address of a step, `flow/module/chapter/step`. */
export function stepAt(slugs: string): string {
  const [flow, module, chapter, step] = slugs.split('/')
  return `/flows/${flow}/learning_modules/${module}/chapters/${chapter}/steps/${step}`
}

/** A text step (with a part behind READ MORE) and a video step that each edition teaches. */
export const textStepOf: Record<Edition, string> = {
  study: stepAt('essay-writing/understand-the-task/read-the-question/what-the-question-asks'),
  pro: stepAt('writing-at-work/reports-and-minutes/minutes-and-final-checks/minutes-people-act-on'),
}
export const videoStepOf: Record<Edition, string> = {
  study: stepAt('essay-writing/understand-the-task/read-the-question/reading-an-essay-question'),
  pro: stepAt('writing-at-work/reports-and-minutes/shape-and-draft/the-shape-of-a-report'),
}

/** The list of steps beside a step. */
export const stepList = (page: Page): Locator => page.getByRole('navigation', { name: 'Steps' })
export const currentStep = (page: Page): Locator => stepList(page).locator('[aria-current="page"]')
