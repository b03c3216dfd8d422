/** A part of the code whose tests are measured by mutation. */
export interface Area {
  /** Globs of the code that is mutated. */
  code: string
  environment: 'jsdom' | 'node'
}

/**
 * Each area is measured by the tests that stand in it. Small areas: a fault in what runs when a module loads, such as an effector
 * model's wiring, needs all tests of its area again.
 */
export const areas: Record<string, Area> = {
  session: { code: 'shared/session', environment: 'jsdom' },
  http: { code: 'shared/http', environment: 'jsdom' },
  drafts: { code: 'shared/{drafts,retry}', environment: 'jsdom' },
  display: { code: 'shared/display', environment: 'jsdom' },
  host: { code: 'host/src', environment: 'jsdom' },
  deploy: { code: 'deploy/src', environment: 'node' },
  api: { code: 'api/src/modules', environment: 'node' },
}
