import { join } from 'node:path'
import { findPrograms, firefox, webkit } from '@stepwise/cli/browser'
import { defineConfig } from 'playwright/test'
import { runFolder } from '../product/run-folder.ts'
import type { EngineOptions } from './test.ts'

const engines = [
  { engine: 'firefox' as const, isThere: findPrograms(firefox) !== undefined },
  { engine: 'webkit' as const, isThere: findPrograms(webkit) !== undefined },
].filter(({ isThere }) => isThere)

/**
 * The main journeys in engines other than Chromium, as far as this machine has them (docs/decisions/042-firefox-and-webkit-tests.md):
 * the runner and the product of the other journeys, without the runner's own browsers. One engine: `--project firefox-study`.
 */
export default defineConfig<object, EngineOptions>({
  testDir: './journeys',
  testMatch: /\.journey\.ts$/,
  outputDir: join(runFolder, 'results'),
  globalSetup: '../product/start-editions.ts',
  globalTimeout: 15 * 60_000,
  // Each key and each question is a call to the browser, and a journey has a hundred.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  projects: engines.flatMap(({ engine }) => [
    { name: `${engine}-study`, use: { engine, edition: 'study' } },
    { name: `${engine}-pro`, use: { engine, edition: 'pro' }, testMatch: /\.both\.journey\.ts$/ },
  ]),
})
