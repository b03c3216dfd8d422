import type { Edition, Registry, RemoteRoute } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'
import type { Router } from '@stepwise/shared/routing'
import { $sessionState } from '@stepwise/shared/session'
import { routeAt } from '../registry/registry.ts'
import { firstPage } from './first-page.ts'
import { injectFault } from './inject-fault.ts'
import { loneRemote } from './lone-remote.ts'
import { becomePerson, isSomebodySignedIn } from './person.ts'
import { $pageState, personFailed, scenarioApplied } from './scenario.model.ts'
import { readScenario, withScenario } from './scenario.ts'

/**
 * Before the product starts on a QA page: the address of a remote alone is that of one of its pages, the person is signed in, the
 * display is as wanted, and the remote's calls fail as wanted.
 */
export async function prepareQaPage(registry: Registry): Promise<void> {
  const remote = loneRemote(registry)
  const scenario = readScenario(registry, location.search)
  if (remote) {
    const isOwn = routeAt(registry, location.pathname) !== undefined
    const path = isOwn ? location.pathname : (firstPage(remote.config.routes, edition.id) ?? '/')
    history.replaceState(null, '', `${path}${location.search}${location.hash}`)
    const person = scenario.person ?? (await personFor(routeAt(registry, path)))
    if (person !== undefined) personFailed(await becomePerson(person))
  } else if (scenario.person !== undefined) {
    personFailed(await becomePerson(scenario.person, JSON.stringify(registry.selection)))
  }
  scenarioApplied(scenario)
  injectFault(scenario.fault ?? 'none', remote?.config.name)
}

const learners: Record<Edition, string> = { study: 'student', pro: 'pro' }
const holders = { content_manager: 'content', qa: 'qa', student: undefined }

/** Who sees this page, where the address does not say who: undefined for whoever is there. */
async function personFor(route: Pick<RemoteRoute, 'access' | 'role'> | undefined): Promise<string | undefined> {
  if (!route || route.access === 'public') return undefined
  if (route.access === 'signed-out') return ''
  if (await isSomebodySignedIn()) return undefined
  return (route.role && holders[route.role]) ?? learners[edition.id]
}

/** In the workbench the address always says what is shown, so that it can be copied, reloaded and shared (docs/product/qa.md#workbench). */
export function keepInAddress(router: Router): void {
  const write = () => {
    if ($sessionState.getState() === 'pending') return
    const address = withScenario(location.href, $pageState.getState())
    if (address !== location.href) history.replaceState(history.state, '', address)
  }
  router.subscribe(write)
  $pageState.updates.watch(write)
  $sessionState.updates.watch(write)
}
