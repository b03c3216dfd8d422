import type { Locator, Page } from 'playwright/test'

/** The first field of the form of an entry. */
export const titleField = (page: Page): Locator => page.getByLabel(/, Describe what would you like to reflect on\.$/)
