/** A part of the code whose tests are measured by mutation. */
export interface Area {
  /** Globs of the code that is mutated. */
  code: string[]
  environment: 'jsdom' | 'node'
  /** Its tests need a filled database: PostgreSQL, which a test file opens in a quarter of the time of the embedded one. */
  database?: true
}

/**
 * Each area is measured by the tests that are in it. Small areas: a fault in what runs when a module loads, such as an effector
 * model's wiring, needs all tests of its area again.
 */
export const areas: Record<string, Area> = {
  session: inBrowser('shared/session'),
  http: inBrowser('shared/http'),
  drafts: inBrowser('shared/{drafts,retry}'),
  display: inBrowser('shared/display'),
  'host-shell': inBrowser('host/src/shell'),
  'host-session': inBrowser('host/src/{session,settings,connection}'),
  'host-remotes': inBrowser('host/src/{remotes,registry}'),
  'host-routes': inBrowser('host/src/{routes,pages}', 'host/src'),
  'deploy-page': onServer('deploy/src/page'),
  'deploy-release': onServer('deploy/src/{release,store}', 'deploy/src'),
  'deploy-gateway': onServer('deploy/src/gateway'),
  'api-accounts': inApi(
    '{accounts/{auth,sessions,users,user-info,sign-up,confirmations,password-reset},course/software,platform/{limits,dev-mailbox}}',
  ),
  'api-course': inApi('{course/{flows,steps,tutorials,continue-with,apps,badges},platform/docs}'),
  'api-search': inApi('course/search'),
  'api-writing': inApi('course/{notes,reflections,favourites,display}'),
  'api-files': inApi('{course/downloads,accounts/avatars,platform/{health,client-faults}}'),
}

/** Whole folders, or the files alone that are in a folder of folders. */
function inBrowser(folder: string, filesOf?: string): Area {
  return { code: globs(folder, filesOf), environment: 'jsdom' }
}

function onServer(folder: string, filesOf?: string): Area {
  return { code: globs(folder, filesOf), environment: 'node' }
}

function inApi(modules: string): Area {
  return { ...onServer(`api/src/modules/${modules}`), database: true }
}

function globs(folder: string, filesOf: string | undefined) {
  return [`${folder}/**/*`, ...(filesOf ? [`${filesOf}/*`] : [])]
}
