import type { Settings } from '../../src/settings.ts'

/** A prepared database that each test file takes its own copy of. */
export type Template = { engine: 'embedded'; folder: string } | { engine: 'postgres'; server: string; template: string }

/** Where a test's database is, as the server's settings say it. */
export type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataFolder'>

declare module 'vitest' {
  interface ProvidedContext {
    template: Template
    contentFolder: string
  }
}
