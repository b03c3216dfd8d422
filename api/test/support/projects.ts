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

const dbTests = ['{src,test}/**/*.db.test.ts']
const embedded = ['./test/support/embedded-setup.ts']

/**
 * Rules without a database run once; what is named *.db.test.ts runs on a real PostgreSQL and on the embedded database, there in two
 * parts; *.process.test.ts starts and kills whole servers on the embedded database.
 */
export const apiProjects: TestProjectInlineConfiguration[] = [
  project('api', { include: ['{src,test}/**/*.test.ts'], exclude: ['**/*.{db,process,drill}.test.ts'] }),
  project('api-postgres', { include: dbTests, globalSetup: ['./test/support/postgres-setup.ts'] }),
  project('api-embedded', { include: whereEnginesDiffer, globalSetup: embedded }),
  project('api-embedded-rest', { include: dbTests, exclude: whereEnginesDiffer, globalSetup: embedded }),
  // A drill: five minutes.
  project('api-processes', { include: ['test/*.process.test.ts'], globalSetup: embedded, testTimeout: 300_000 }),
]

function project(name: string, more: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return { root, test: { ...shared, name, ...more } }
}
