import { fileURLToPath } from 'node:url'
import type { TestProjectInlineConfiguration } from 'vitest/config'

const root = fileURLToPath(new URL('../..', import.meta.url))

// Limits in ms. They end what hangs; none of them is a requirement.
const shared = {
  environment: 'node',
  isolate: false,
  setupFiles: `${root}/../shared/testing/fresh-modules.ts`,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
} as const

/** Tests of what the two engines may do differently: how a database is opened, migrated, locked, searched, backed up and asked for rows. */
const whereEnginesDiffer = [
  'src/admin/verbs/{backup,check}.db.test.ts',
  'src/content/**/*.db.test.ts',
  'src/database/**/*.db.test.ts',
  'src/modules/{course/{badges,favourites,notes,search,steps},platform/health}/**/*.db.test.ts',
  'test/{connections,wire}.db.test.ts',
]

/**
 * Rules without a database run once; what is named *.db.test.ts runs on a real PostgreSQL and on the embedded database, there in two
 * parts; *.process.test.ts starts and kills whole servers on the embedded database.
 */
export const apiProjects: TestProjectInlineConfiguration[] = [
  {
    root,
    test: {
      ...shared,
      name: 'api',
      include: ['{src,test}/**/*.test.ts'],
      exclude: ['**/*.{db,process,drill}.test.ts'],
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
  {
    root,
    test: {
      ...shared,
      name: 'api-embedded',
      include: whereEnginesDiffer,
      globalSetup: ['./test/support/embedded-setup.ts'],
    },
  },
  {
    root,
    test: {
      ...shared,
      name: 'api-embedded-rest',
      include: ['{src,test}/**/*.db.test.ts'],
      exclude: whereEnginesDiffer,
      globalSetup: ['./test/support/embedded-setup.ts'],
    },
  },
  {
    root,
    test: {
      ...shared,
      name: 'api-processes',
      // A drill: five minutes.
      testTimeout: 300_000,
      include: ['test/*.process.test.ts'],
      globalSetup: ['./test/support/embedded-setup.ts'],
    },
  },
]
