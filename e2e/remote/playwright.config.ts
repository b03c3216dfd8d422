import { join } from 'node:path'
import { shellOptions } from '@stepwise/cli/browser'
import { root } from '@stepwise/cli/root'
import { defineConfig } from 'playwright/test'
import { runFolder } from '../product/run-folder.ts'
import { addressOfRemote, testedRemotes } from './tested-remotes.ts'

/**
 * The tests of each remote against it alone, in the workbench (docs/product/qa.md#workbench): `remotes/<name>/e2e/*.spec.ts`. Of the
 * product only the host is there. One remote: `--project <name>`.
 */
export default defineConfig({
  outputDir: join(runFolder, 'results'),
  globalSetup: './start-remotes.ts',
  globalTimeout: 10 * 60_000,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  retries: process.env.CI ? 2 : 0,
  retryStrategy: 'isolated',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['../support/journey-report.ts', { journeys: 20 }]],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: await shellOptions(),
  },
  projects: testedRemotes().map((name) => ({
    name,
    testDir: join(root, 'remotes', name, 'e2e'),
    use: { baseURL: addressOfRemote(name) },
  })),
})
