import { fileURLToPath } from 'node:url'
import type { TestProjectInlineConfiguration } from 'vitest/config'

const root = fileURLToPath(new URL('../..', import.meta.url))
const shared = {
  environment: 'node',
  isolate: false,
  setupFiles: `${root}/../shared/testing/fresh-modules.ts`,
  testTimeout: 30_000,
  hookTimeout: 60_000,
} as const

/**
 * Rules without a database run once; what is named *.db.test.ts runs on the embedded database and on a real PostgreSQL;
 * *.embedded.test.ts starts whole servers, for which one of the two is enough.
 */
export const apiProjects: TestProjectInlineConfiguration[] = [
  {
    root,
    test: {
      ...shared,
      name: 'api',
      include: ['{src,test}/**/*.test.ts'],
      exclude: ['**/*.{db,embedded,drill}.test.ts'],
    },
  },
  {
    root,
    test: {
      ...shared,
      name: 'api-embedded',
      include: ['{src,test}/**/*.{db,embedded}.test.ts'],
      globalSetup: ['./test/support/embedded-setup.ts'],
    },
  },
  {
    root,
    test: {
      ...shared,
      name: 'api-postgres',
      include: ['{src,test}/**/*.db.test.ts'],
      globalSetup: ['./test/support/postgres-setup.ts'],
    },
  },
]
