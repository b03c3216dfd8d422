import type { RegistryRemote, RemoteConfig, RemoteModule } from '@stepwise/shared/contracts'
import { Link, Outlet, useLocation } from '@stepwise/shared/routing'
import { aUser, signedInScope, textsOf } from '@stepwise/shared/testing'
import { LiveRegion } from '@stepwise/shared/ui'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Scope } from 'effector'
import { beforeEach, type MockedFunction, vi } from 'vitest'
import type { loadRemoteModule } from '../../remotes/load-remote.ts'
import { bring, freshRemote, renderRoutes } from '../../testing.tsx'
import { Frame } from '../Frame.tsx'

const inStudy = { editions: ['study' as const], condition: 'always' as const }
const menu: RemoteConfig['menu'] = [
  { ...inStudy, label: 'Notes', icon: 'notes', order: 50, opens: 'panel.notes' },
  { ...inStudy, label: 'Learn', icon: 'book', order: 10, to: '/dashboard/learn' },
  { ...inStudy, label: 'Favourites', icon: 'heart', order: 40, to: '/favourites' },
]
const module: RemoteModule = {
  pages: {},
  slots: {
    'topbar.search': bring(() => <input type="search" aria-label="Search" />),
    'topbar.accessibility': bring(() => <button type="button">Accessibility settings</button>),
    'panel.notes': bring(() => <aside aria-label="Notes">My notes</aside>),
    'toast.achievements': bring(() => <p>A new badge</p>),
    'status.timer': bring(() => <p>25:00 left</p>),
  },
}

const slots = Object.keys(module.slots ?? {}) as RemoteConfig['slots']
export const learn = (changes: Partial<RemoteConfig> = {}) => freshRemote({ menu, slots, ...changes })

/** The window's width in px: jsdom has no layout. */
let width = 1280
export const listeners = new Set<() => void>()
export function setWidth(px: number) {
  width = px
  act(() => {
    for (const listener of [...listeners]) listener()
  })
}

/** For all tests of a file: a wide window, and a remote that brings parts of the shell, through the mocked `load`. */
export function beforeEachShell(load: MockedFunction<typeof loadRemoteModule>) {
  beforeEach(() => {
    width = 1280
    listeners.clear()
    load.mockReset().mockResolvedValue(module)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const [, maxWidth = 'unknown'] = /^\(max-width: (\d+)px\)$/.exec(query) ?? []
      return {
        media: query,
        get matches() {
          return width <= Number(maxWidth)
        },
        addEventListener: (type: string, listener: () => void) => void (type === 'change' && listeners.add(listener)),
        removeEventListener: (type: string, listener: () => void) =>
          void (type === 'change' && listeners.delete(listener)),
      } as unknown as MediaQueryList
    })
  })
}

/** A page that says where it is. */
function Page() {
  const { pathname } = useLocation()
  return (
    <>
      <h1>{`The page at ${pathname}`}</h1>
      <Link to="/dashboard/learn/revision">Revision</Link>
    </>
  )
}

interface Options {
  at?: string
  remotes?: RegistryRemote[]
  scope?: Scope
  page?: React.ReactNode
  /** Whether the parts of the bar can be loaded: then it is waited for them. */
  hasBar?: boolean
}

export async function openShell({
  at = '/dashboard/learn',
  remotes = [learn()],
  scope,
  page = <Page />,
  hasBar = true,
}: Options = {}) {
  history.replaceState(null, '', at)
  const inScope = scope ?? (await signedInScope(aUser()))
  const around = (
    <>
      <LiveRegion />
      <Outlet />
    </>
  )
  const frame = { element: <Frame kind="shell" />, children: [{ path: '*', element: page }] }
  const result = renderRoutes([{ element: around, children: [frame] }], { remotes, scope: inScope })
  if (hasBar) await screen.findByLabelText('Search')
  return { ...result, scope: inScope, user: userEvent.setup() }
}

export const navigation = () => screen.queryByRole('navigation', { name: 'Main' })
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const entryNames = () => textsOf('listitem', screen.getByRole('navigation', { name: 'Main' }))
export const focused = () => document.activeElement
