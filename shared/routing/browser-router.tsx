import { startTransition, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigateOptions,
  type NavigationType,
  type RouteObject,
  Router as RouterContext,
  type To,
  useRoutes,
} from 'react-router-dom'

interface RouterState {
  location: Location
  /** How the person came here: by a new entry of the history, in place of one, or by Back and Forward. */
  historyAction: NavigationType
}

type Listener = (state: RouterState, options: { flushSync: boolean }) => void

/**
 * A router for the address of this window, that can be followed before anything renders. react-router-dom's own of this name also loads
 * data, which no page of ours lets it do, and costs 14 kB more after brotli.
 */
export function createBrowserRouter(routes: RouteObject[]) {
  const history = createBrowserHistory({ v5Compat: true })
  const listeners = new Set<Listener>()
  let state: RouterState = { location: history.location, historyAction: history.action as NavigationType }
  let isFlushed = false
  const dispose = history.listen(({ action, location }) => {
    state = { location, historyAction: action as NavigationType }
    for (const listener of listeners) listener(state, { flushSync: isFlushed })
  })

  function change(to: To, given: unknown, options: NavigateOptions = {}) {
    isFlushed = options.flushSync === true
    try {
      if (options.replace) history.replace(to, given)
      else history.push(to, given)
    } finally {
      isFlushed = false
    }
  }

  return {
    routes,
    /** What react-router's components change the address by. */
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: change,
      replace: (to: To, given: unknown, options?: NavigateOptions) => change(to, given, { ...options, replace: true }),
    },
    get state() {
      return state
    },
    navigate: (to: To, options?: NavigateOptions) => change(to, options?.state, options),
    /** Calls the listener at each change of the address, when it has changed. Returns what ends that. */
    subscribe(listener: Listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    dispose,
  }
}

export type Router = ReturnType<typeof createBrowserRouter>

/** Renders the route of the address. The page that is left stays until the next one can be shown. */
export function RouterProvider({ router }: { router: Router }) {
  const [{ location, historyAction }, setState] = useState(router.state)
  useLayoutEffect(
    () =>
      router.subscribe((state, options) => {
        if (options.flushSync) flushSync(() => setState(state))
        else startTransition(() => setState(state))
      }),
    [router],
  )
  return (
    <RouterContext location={location} navigationType={historyAction} navigator={router.navigator}>
      <Routes of={router.routes} />
    </RouterContext>
  )
}

const Routes = ({ of }: { of: RouteObject[] }) => useRoutes(of)
