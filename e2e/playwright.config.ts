import { join } from 'node:path'
import { shellOptions } from '@stepwise/cli/browser'
import { defineConfig } from 'playwright/test'
import { runFolder } from './product/run-folder.ts'
import type { ProductOptions } from './support/test.ts'

export const study = { name: 'study', use: { edition: 'study' }, testIgnore: /\.pro\.spec\.ts$/ } as const
export const pro = { name: 'pro', use: { edition: 'pro' }, grep: /@(core-)?pro\b/ } as const

/**
 * Journeys through the whole product in a real browser: real gateway, real API, real database, both editions. A spec runs in the study
 * edition; what the edition changes is tagged `@pro` and runs in pro too; `*.pro.spec.ts` runs in pro alone. The files of a run stay in
 * `var/e2e/run-<process>` until the next run. The first line of a spec names its page of docs/product.
 *
 * `@core` and `@core-pro` are in the standard check too (core.config.ts), in that edition. What starts, kills or builds, or publishes to
 * everyone, is `@alone`: a project with one worker, beside which nothing runs.
 *
 * Limits only end what hangs. In CI a journey that failed is tried twice more at the end, by itself; one that then passes is printed under
 * "Flaky" (docs/contributing.md#flaky-tests).
 *
 * No test waits for a fixed time. It waits for a locator, a response or a poll; what must not happen is looked at after the
 * event that would have brought it (`holdRequests` and `watchNetwork` in support/network.ts, `page.clock`).
 */
export default defineConfig<object, ProductOptions>({
  testDir: '.',
  outputDir: join(runFolder, 'results'),
  // What is heard on reviewed pages. `--update-snapshots` writes it again.
  snapshotPathTemplate: '{testDir}/heard/{arg}{ext}',
  updateSnapshots: process.env.CI ? 'none' : 'missing',
  globalSetup: './product/start-editions.ts',
  globalTimeout: 120 * 60_000,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: true,
  retries: process.env.CI ? 2 : 0,
  retryStrategy: 'isolated',
  maxFailures: 10,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./support/journey-report.ts', { journeys: 240 }]],
  use: {
    // A trace of each journey costs an eighth of the run.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 800 },
    launchOptions: await shellOptions(),
  },
  projects: [
    { ...study, grepInvert: /@alone/ },
    { ...pro, grepInvert: /@alone/ },
    { ...study, name: 'alone', grep: /@alone/, workers: 1 },
  ],
})
