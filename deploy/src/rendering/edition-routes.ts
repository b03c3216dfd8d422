import type { Registry } from '@stepwise/shared/contracts/remote'

/** The routes that this edition has, each with its remote. */
export function editionRoutes({ host, remotes }: Registry) {
  return remotes.flatMap((remote) =>
    remote.config.routes
      .filter(({ editions }) => editions.includes(host.edition))
      .map((route) => ({ path: route.path, route, remote })),
  )
}

/** An address with its parameters filled in. */
export const filled = (address: string, params: Record<string, string>) =>
  address.replaceAll(/:([A-Za-z_]\w*)/g, (_, name: string) => params[name] ?? '')
