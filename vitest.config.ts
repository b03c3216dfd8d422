import { defineConfig } from 'vitest/config'

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
          testTimeout: 30_000,
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
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          include: ['{deploy,tools}/**/*.test.ts', 'shared/{federation,server}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.drill.test.ts'],
        },
      },
      {
        test: {
          // Whole servers, started, broken and brought back: one at a time.
          name: 'drills',
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 20_000 } },
          include: ['{api,deploy,tools}/**/*.drill.test.ts'],
          exclude: ['**/node_modules/**'],
        },
      },
      'api*/vitest.config.ts',
    ],
  },
})
