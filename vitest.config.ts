import { defineConfig } from 'vitest/config'

// Limits in ms. They end what hangs; none of them is a requirement.
const limits = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } }

export default defineConfig({
  test: {
    // Small machines have two cores, and by default one would be idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'browser-code',
          environment: 'jsdom',
          // One window for all files of a worker; each file still has its own modules.
          pool: 'vmThreads',
          ...limits,
          include: ['{shared,host}/**/*.test.{ts,tsx}', 'remotes/*/src/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'shared/{federation,server}/**'],
          setupFiles: ['./shared/testing/setup.ts'],
        },
      },
      {
        test: {
          name: 'tools',
          isolate: false,
          setupFiles: ['./shared/testing/fresh-modules.ts'],
          ...limits,
          include: [
            '{cli,deploy,tools}/**/*.test.ts',
            'shared/{federation,server}/**/*.test.ts',
            'content/tests/**/*.test.js',
          ],
          exclude: ['**/node_modules/**', '**/*.{drill,slow}.test.ts'],
        },
      },
      {
        test: {
          // Builds, processes, stores on servers and copies of the tree: many seconds each, so only in the full check, one at a time.
          name: 'slow-tools',
          ...limits,
          include: ['{cli,deploy,shared,tools}/**/*.slow.test.ts'],
          exclude: ['**/node_modules/**'],
        },
      },
      {
        test: {
          // Whole servers, started, broken and brought back: one at a time.
          name: 'drills',
          ...limits,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          include: ['{api,tools}/**/*.drill.test.ts'],
          exclude: ['**/node_modules/**'],
        },
      },
      'api*/vitest.config.ts',
    ],
  },
})
