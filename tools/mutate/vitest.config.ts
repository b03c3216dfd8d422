import { defineConfig } from 'vitest/config'
import { root } from '../launch/root.mjs'
import { areas } from './areas.ts'

const area = areas[process.env.MUTATE_AREA ?? '']
if (!area) throw new Error(`MUTATE_AREA must be one of ${Object.keys(areas).join(', ')}.`)

const isApi = process.env.MUTATE_AREA === 'api'

/** The tests of one area. The API's run on the embedded database only: a fault of a rule shows on either. */
export default defineConfig({
  root,
  test: {
    include: [`${area.code}/**/*.test.{ts,tsx}`],
    environment: area.environment,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    ...(area.environment === 'jsdom' && { setupFiles: ['./shared/testing/setup.ts'] }),
    ...(isApi && { globalSetup: ['./api/test/support/embedded-setup.ts'] }),
  },
})
