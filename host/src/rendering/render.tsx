import type { PageModule, Registry, RemoteModule, User } from '@stepwise/shared/contracts'
import type { RenderOrder } from '@stepwise/shared/contracts/rendered-page'
import { displayOverridden, setRenderedLook } from '@stepwise/shared/display'
import { camelize } from '@stepwise/shared/http/camelize'
import { $sessionState, $user } from '@stepwise/shared/session'
import { allSettled, fork, type StoreWritable } from 'effector'
import { Provider } from 'effector-react'
import { renderToString } from 'react-dom/server'
import { App } from '../App.tsx'
import { keepLoadedPart } from '../remotes/load-part.ts'
import { routesFor } from '../routes/router.tsx'
import { offerSharedModules } from './shared-modules.ts'
import { staticRouter } from './static-router.ts'

// The entry of the host's render bundle, which runs in a thread of the gateway: docs/decisions/082-rendered-pages.md

offerSharedModules()

/**
 * The HTML of a page for one person, with the frame around it: what the app renders first in the browser, so that it can take it over.
 * `remote` is the module of the render bundle of the page's remote. Throws where the page cannot be rendered. Nothing stays.
 */
export async function render(
  order: RenderOrder,
  { registry, remote }: { registry: Registry; remote: RemoteModule },
): Promise<string> {
  const owner = registry.remotes.find(({ config }) => config.name === order.remote)
  const page = await remote.pages[order.page]?.()
  if (!owner || !page?.initialStores)
    throw new Error(`${order.remote} has no page «${order.page}» that can be rendered.`)
  keepLoadedPart(owner, { page: order.page }, page.default)
  const scope = fork({ values: [...sessionStores(order), ...pageStores(page.initialStores, order)] })
  await allSettled(displayOverridden, { scope, params: { theme: order.look.theme } })
  setRenderedLook(order.look)
  return renderToString(
    <Provider value={scope}>
      <App registry={registry} router={staticRouter(routesFor(registry), order.url)} />
    </Provider>,
  )
}

// biome-ignore lint/suspicious/noExplicitAny: as fork has it; each store has a type of its own
type StoreValue = [StoreWritable<any>, unknown]

const sessionStores = ({ user }: RenderOrder): StoreValue[] => [
  [$user, camelize(user) as User],
  [$sessionState, 'signed-in'],
]

const pageStores = (initialStores: NonNullable<PageModule['initialStores']>, { answers, params }: RenderOrder) =>
  initialStores(camelize(answers) as Record<string, unknown>, params) as unknown as StoreValue[]
