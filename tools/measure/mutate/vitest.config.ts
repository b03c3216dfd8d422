import { root } from '@stepwise/cli/root'
import { configDefaults, defineConfig } from 'vitest/config'
import { areas } from './areas.ts'

const area = areas[process.env.MUTATE_AREA ?? '']
if (!area) throw new Error(`MUTATE_AREA must be one of ${Object.keys(areas).join(', ')}.`)

/** The tests of one area. */
export default defineConfig({
  root,
  test: {
    include: area.code.map((files) => `${files}.test.{ts,tsx}`),
    // It waits for nine seconds, with each fault of the gateway.
    exclude: [...configDefaults.exclude, '**/incomplete-requests.test.ts'],
    environment: area.environment,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    ...(area.environment === 'jsdom' && {
      setupFiles: ['./shared/testing/setup.ts', './tools/measure/mutate/setup.ts'],
    }),
    ...(area.database && { globalSetup: ['./api/test/support/postgres-setup.ts'] }),
  },
})
