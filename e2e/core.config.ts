import { defineConfig } from 'playwright/test'
import all, { pro, study } from './playwright.config.ts'
import type { ProductOptions } from './support/test.ts'

/** The core journeys: one for each area and audience through its whole job. They are part of the standard check. */
export default defineConfig<object, ProductOptions>({
  ...all,
  metadata: { isCore: true },
  reporter: [['list'], ['./support/journey-report.ts', { journeys: 75, axeRuns: 125 }]],
  projects: [
    { ...study, grep: /@core(?!-)/ },
    { ...pro, grep: /@core-pro/ },
  ],
})
