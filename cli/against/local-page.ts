import { registryIn, withRegistry } from '@stepwise/deploy/gateway'
import type { Registry, RegistryRemote } from '@stepwise/shared/contracts/remote'
import { findRoute } from '@stepwise/shared/routing/find-route'

/**
 * A set with a build of this machine in place of that remote. No one renders its pages in a gateway. A host that was built for production
 * takes no entry without its hash; a build for development loads its other files without theirs, so a preload with one would load them twice.
 */
export function withLocalBuild(registry: Registry, local: RegistryRemote): Registry {
  const { name } = local.config
  const { renderer: _, integrities = {}, ...remote } = local
  const { entry } = remote
  const known = integrities[entry]
  const { selection } = registry
  const chosen = selection?.kind === 'override' ? selection : { kind: 'override' as const, parts: [] }
  return {
    ...registry,
    remotes: [
      ...registry.remotes.filter(({ config }) => config.name !== name),
      { ...remote, ...(known && { integrities: { [entry]: known } }) },
    ],
    selection: {
      ...chosen,
      parts: [...chosen.parts.filter(({ part }) => part !== name), { part: name, version: 'of this machine' }],
    },
  }
}

/** A page of the deployed product with that build in its set, and further scripts. What is not a page of the product stays as it is. */
export function localPage(html: string, local: RegistryRemote | undefined, scripts: string[]): string {
  const json = registryIn(html)
  if (json === undefined) return html
  const page = local ? withRegistry(html, withLocalBuild(JSON.parse(json), local)) : html
  return page.replace(
    '</head>',
    () => `${scripts.map((src) => `<script defer src="${src}"></script>`).join('\n')}\n</head>`,
  )
}

/** Whether the page at this path was rendered in the gateway, by the version of this remote that is live. */
export function isRendered(html: string, path: string, name: string): boolean {
  const json = registryIn(html)
  if (json === undefined) return false
  return findRoute(routesIn(JSON.parse(json)), path)?.route.renderedBy === name
}

/** An address of a page that is not rendered there: it has the plain page, as it is for every address. */
export const plainPath = (registry: Registry): string | undefined =>
  routesIn(registry).find(({ path, renderedBy }) => !renderedBy && !path.includes(':'))?.path

const routesIn = ({ host, remotes }: Registry) =>
  remotes.flatMap(({ config }) =>
    config.routes
      .filter(({ editions }) => editions.includes(host.edition))
      .map(({ path, rendered }) => ({ path, renderedBy: rendered ? config.name : undefined })),
  )
