/** A part of the code whose tests are measured by mutation, and where those tests are. */
export interface Area {
  /** Folders whose code is mutated. */
  code: string[]
  /** Globs of the tests that have to notice. */
  tests: string[]
  environment: 'jsdom' | 'node'
}

/** Tests sit beside what they test: each area has to notice its own faults. */
export const areas: Record<string, Area> = {
  shared: {
    code: ['shared/session', 'shared/http', 'shared/drafts', 'shared/display', 'shared/retry'],
    tests: ['shared/{session,http,drafts,display,retry}/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
  },
  host: { code: ['host/src'], tests: ['host/src/**/*.test.{ts,tsx}'], environment: 'jsdom' },
  deploy: { code: ['deploy/src'], tests: ['deploy/src/**/*.test.ts'], environment: 'node' },
  api: { code: ['api/src/modules'], tests: ['api/src/modules/**/*.test.ts'], environment: 'node' },
}
