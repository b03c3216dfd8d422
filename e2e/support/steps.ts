import type { Locator, Page } from 'playwright/test'

/** The address of a step, `flow/module/chapter/step`. */
export function stepAt(slugs: string): string {
  const [flow, module, chapter, step] = slugs.split('/')
  return `/flows/${flow}/learning_modules/${module}/chapters/${chapter}/steps/${step}`
}

/** The list of steps beside a step. */
export const stepList = (page: Page): Locator => page.getByRole('navigation', { name: 'Steps' })
export const currentStep = (page: Page): Locator => stepList(page).locator('[aria-current="page"]')
