import { call, requirePart } from '@stepwise/shared/http'

/**
 * All flows with this person's progress in them, and the step that they go on with. The modules of one flow come along: of the one with this
 * slug, or else of the first.
 */
export async function loadFlows(shown: string) {
  // As remote.config.ts names it: the page's first script has made the call.
  const home = await call('GET /flows', { query: { flow: shown } })
  requirePart(home.flows, 'flows')
  return home
}

/** The modules of a flow. The panel shows a failure itself: the flows around it stay. */
export async function loadModules(flowSlug: string) {
  const { flow } = await call('GET /flows/:flowSlug', { params: { flowSlug }, failures: 'caller' })
  return requirePart(flow.learningModules, 'learning modules')
}
