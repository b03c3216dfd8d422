import type { RouteObject, Router } from '@stepwise/shared/routing'

type To = Parameters<Router['navigate']>[0]

/** A router that stands still at one address, for HTML that is made outside of a browser. */
export function staticRouter(routes: RouteObject[], url: string): Router {
  const hrefOf = (to: To) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`)
  const locationOf = (to: To) => {
    const { pathname, search, hash } = new URL(hrefOf(to), 'https://this-product.invalid')
    return { pathname, search, hash }
  }
  const never = () => {
    throw new Error('Nothing moves while a page is rendered.')
  }
  return {
    routes,
    navigator: {
      createHref: hrefOf,
      encodeLocation: locationOf,
      go: never,
      push: never,
      replace: never,
    },
    state: { location: { ...locationOf(url), state: null, key: 'default' }, historyAction: 'POP' as never },
    navigate: never,
    subscribe: () => () => {},
    dispose: () => {},
  }
}
