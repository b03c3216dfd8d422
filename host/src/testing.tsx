import type { Registry, RegistryRemote, RemoteConfig, RemoteRoute } from '@stepwise/shared/contracts'
import { createBrowserRouter, RouterProvider, takeHeadingFocus } from '@stepwise/shared/routing'
import { $failedChecks, signedOut } from '@stepwise/shared/session'
import { renderPart } from '@stepwise/shared/testing'
import { UiProvider } from '@stepwise/shared/ui'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled, fork, type Scope } from 'effector'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'
import { expect, onTestFinished, vi } from 'vitest'
import { RegistryProvider } from './registry/RegistryContext.tsx'
import { forgetReports } from './remotes/report-fault.ts'

/** A live remote for tests of the host. */
export function aRemote(changes: Partial<RegistryRemote> = {}): RegistryRemote {
  return {
    config: { name: 'learn', title: 'Learn', routes: [], menu: [], slots: [] },
    version: '1.0.0-ab12cd34',
    entry: 'remoteEntry.js',
    integrities: { 'remoteEntry.js': 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' },
    pages: {},
    slots: {},
    folder: '/remotes/learn/1.0.0-ab12cd34/',
    ...changes,
  }
}

/** A live remote whose configuration says this. */
export const remoteWith = (config: Partial<RemoteConfig>, changes: Partial<RegistryRemote> = {}) =>
  aRemote({ config: { ...aRemote().config, ...config }, ...changes })

let folders = 0
/** One with a folder of its own: the host caches parts by folder. */
export const freshRemote = (config: Partial<RemoteConfig> = {}, changes: Partial<RegistryRemote> = {}) =>
  remoteWith(config, { folder: `/remotes/${config.name ?? 'learn'}/${++folders}/`, ...changes })

export function aRegistry(remotes: RegistryRemote[] = [aRemote()]): Registry {
  return {
    promotion: 1,
    promotedAt: '2026-11-20T10:00:00Z',
    host: {
      version: '1.0.0-11111111',
      edition: 'study',
      sharedVersion: '1.0.0',
      initial: { js: [], css: [] },
      fonts: [],
      sharedModules: {},
      folder: '/host/1.0.0-11111111/',
    },
    remotes,
  }
}

/** The code of a part, as a remote brings it. */
export const bring = (Part: () => ReactNode) => async () => ({ default: Part })

/** A page that carries this text as its registry. */
export function pageWith(registry: string): Document {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = `<script type="application/json" id="registry">${registry}</script>`
  return page
}

/** A route of a remote: for signed-in people by default. Its page is called like the last part of its address. */
export function aRoute(path: string, changes: Partial<RemoteRoute> = {}): RemoteRoute {
  return {
    path,
    page: path.split('/').at(-1) || 'landing',
    access: 'signed-in',
    editions: ['study', 'pro'],
    rendered: false,
    query: [],
    frame: 'shell',
    gate: 'onboarded',
    colorScheme: 'chosen',
    preload: [],
    editable: false,
    ...changes,
  }
}

/** The whole product in this window, opened at an address: real router, real history. The test mocks what loads remotes. */
export async function openProduct(at: string, { registry = aRegistry(), scope = fork() } = {}) {
  const [{ App }, { createRouter }, { wantHeadingFocus }] = await Promise.all([
    import('./App.tsx'),
    import('./routes/router.tsx'),
    import('./routes/use-route-changes.ts'),
  ])
  // No other test's heading is awaited any more.
  takeHeadingFocus()
  history.pushState(null, '', at)
  const router = createRouter(registry)
  onTestFinished(() => router.dispose())
  wantHeadingFocus(router)
  const result = render(
    <Provider value={scope}>
      <App registry={registry} router={router} />
    </Provider>,
  )
  return { ...result, scope, router }
}

/** Parts of the host at routes of the test's own, with these remotes live: real router, real history. */
export function renderRoutes(
  routes: Parameters<typeof createBrowserRouter>[0],
  { remotes = [], scope }: { remotes?: RegistryRemote[]; scope: Scope },
) {
  const router = createBrowserRouter(routes)
  onTestFinished(() => router.dispose())
  const result = render(
    <Provider value={scope}>
      <UiProvider colorScheme="light">
        <RegistryProvider value={aRegistry(remotes)}>
          <RouterProvider router={router} />
        </RegistryProvider>
      </UiProvider>
    </Provider>,
  )
  return { ...result, router }
}

/** A part of the host as `renderPart` renders it, beside the live remotes of this registry (none by default). */
export const renderInHost = (
  part: ReactNode,
  { registry = aRegistry([]), ...options }: { registry?: Registry } & Parameters<typeof renderPart>[1] = {},
) => renderPart(<RegistryProvider value={registry}>{part}</RegistryProvider>, options)

/** A scope in which it is known that no one is signed in. */
export async function visitorScope() {
  const scope = fork()
  await allSettled(signedOut, { scope })
  return scope
}

/** Someone whose session could not be checked yet. */
export const unreachedScope = () => fork({ values: [[$failedChecks, 1]] })

/** A page's heading is its name. */
export const heading = async (name: string) => {
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()
}

/** From now on records what this test's page reports to the server about parts that failed; the result reads the reports so far. */
export function recordFaults() {
  forgetReports()
  const bodies: Blob[] = []
  const sendBeacon = (_address: string, body: Blob) => bodies.push(body) > 0
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'sendBeacon'))
  return () => Promise.all(bodies.map(async (body) => JSON.parse(await body.text()).fault))
}

// With a faked clock.

/** Long enough for the three attempts to load a part. */
export const letTimePass = () => act(() => vi.advanceTimersByTimeAsync(2000))
export const press = (name: string) =>
  userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button', { name }))
