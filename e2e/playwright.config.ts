import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { shellOptions } from '../tools/browser/browser.ts'
import { runFolder } from './product/run-folder.ts'
import type { ProductOptions } from './support/test.ts'

/**
 * Journeys through the whole product in a real browser: real gateway, real API, real database, both editions. A spec runs in the
 * study edition; `*.pro.spec.ts` in the pro edition; `*.both.spec.ts`, of what the editions do not share, in both. The files of a run stay in
 * `var/e2e/run-<process>` until the next run. The first line of a spec names its page of docs/product.
 *
 * No test waits for a fixed time. It waits for a locator, a response or a poll; what must not happen is looked at after the
 * event that would have brought it (`holdRequests` and `watchNetwork` in support/network.ts, `page.clock`).
 */
export default defineConfig<object, ProductOptions>({
  testDir: '.',
  outputDir: join(runFolder, 'results'),
  // What a reviewed page says and how it is laid out: `e2e/outlines`, `e2e/spoken`. `--update-snapshots` writes them anew.
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  updateSnapshots: process.env.CI ? 'none' : 'missing',
  globalSetup: './product/start-editions.ts',
  globalTimeout: 65 * 60_000,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./support/failure-list.ts']],
  use: {
    // A trace of each journey costs an eighth of the run: `--trace retain-on-failure` where one is needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 800 },
    launchOptions: await shellOptions(),
  },
  projects: [
    { name: 'study', use: { edition: 'study' }, testIgnore: /\.pro\.spec\.ts$/ },
    { name: 'pro', use: { edition: 'pro' }, testMatch: /\.(pro|both)\.spec\.ts$/ },
  ],
})
