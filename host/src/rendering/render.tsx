import type { Registry, RemoteModule, User } from '@stepwise/shared/contracts'
import type { RenderOrder, RenderResult } from '@stepwise/shared/contracts/rendered-page'
import { displayOverridden, setRenderedLook } from '@stepwise/shared/display'
import { camelize } from '@stepwise/shared/http/camelize'
import { $sessionState, $user } from '@stepwise/shared/session'
import { allSettled, fork, type StoreWritable } from 'effector'
import { Provider } from 'effector-react'
import { renderToString } from 'react-dom/server'
import { App } from '../App.tsx'
import { keepLoadedPart } from '../remotes/load-part.ts'
import { routesFor } from '../routes/router.tsx'
import { pageStart } from './page-start.ts'
import { offerSharedModules } from './shared-modules.ts'
import { staticRouter } from './static-router.ts'

// The entry of the host's render bundle, which runs in a thread of the gateway: docs/decisions/082-rendered-pages.md

offerSharedModules()

/**
 * The HTML of a page for one person, or for visitors, with the frame around it: what the app renders first in the browser, so that it can take it over.
 * `remote` is the module of the render bundle of the page's remote. Rejects where the page cannot be rendered. Nothing stays.
 */
export async function render(
  order: RenderOrder,
  { registry, remote }: { registry: Registry; remote: RemoteModule },
): Promise<RenderResult> {
  const owner = registry.remotes.find(({ config }) => config.name === order.remote)
  const page = await remote.pages[order.page]?.()
  if (!owner || !page) throw new Error(`${order.remote} has no page «${order.page}» that can be rendered.`)
  keepLoadedPart(owner, { page: order.page }, page.default)
  const start = await pageStart(page.initialStores, order)
  if (!start) return {}
  if ('goTo' in start) return start
  const scope = fork({ values: [...sessionStores(order), ...(start as unknown as StoreValue[])] })
  await allSettled(displayOverridden, { scope, params: { theme: order.look.theme } })
  setRenderedLook(order.look)
  const html = renderToString(
    <Provider value={scope}>
      <App registry={registry} router={staticRouter(routesFor(registry), order.url)} />
    </Provider>,
  )
  // React has caught what a page threw, and would leave it to the browser.
  if (html.includes('<!--$!-->')) throw new Error(`«${order.page}» of ${order.remote} threw.`)
  return { html }
}

// biome-ignore lint/suspicious/noExplicitAny: as fork has it; each store has a type of its own
type StoreValue = [StoreWritable<any>, unknown]

const sessionStores = ({ user }: RenderOrder): StoreValue[] => [
  [$user, camelize(user) as User | null],
  [$sessionState, user ? 'signed-in' : 'signed-out'],
]
