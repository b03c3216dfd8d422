import type { RemoteManifest } from '@stepwise/shared/contracts/remote'
import type { LiveSet } from './live-set.ts'
import { rangeAdmits } from './shared-range.ts'

/** Routes and slots of one remote must lead to what its build made. */
export function contractProblems({ config, pages, slots }: RemoteManifest): string[] {
  return [
    ...config.routes
      .filter(({ page }) => pages[page] === undefined)
      .map(({ path, page }) => `route ${path} leads to the page ${page}, which the build did not make.`),
    ...config.slots
      .filter((slot) => slots[slot] === undefined)
      .map((slot) => `slot ${slot} is promised, but the build did not make it.`),
  ]
}

/** Two remotes must not want the same route of an edition, nor the same slot. */
export function collisionProblems({ remotes }: LiveSet): string[] {
  const owners = new Map<string, string>()
  const problems: string[] = []
  const claim = (what: string, owner: string, key: string) => {
    const other = owners.get(key)
    if (other !== undefined) problems.push(`${what} is wanted by both ${other} and ${owner}.`)
    else owners.set(key, owner)
  }
  for (const { config } of remotes) {
    for (const { path, editions } of config.routes) {
      for (const edition of editions) claim(`route ${path} (${edition})`, config.name, `${edition} ${sameRoute(path)}`)
    }
    for (const slot of config.slots) claim(`slot ${slot}`, config.name, slot)
  }
  return problems
}

/** Every remote must find in the host the shared modules and the version of @stepwise/shared that it was built for. */
export function sharedProblems({ host, remotes }: LiveSet): string[] {
  if (!host) return ['No host is live: promote a host first, or together with this.']
  return remotes.flatMap(({ config, sharedRange, sharedModules }) => [
    ...(rangeAdmits(sharedRange, host.sharedVersion)
      ? []
      : [`${config.name} needs @stepwise/shared ${sharedRange}; the host offers ${host.sharedVersion}.`]),
    ...sharedModules
      .filter((module) => host.sharedModules[module] === undefined)
      .map((module) => `${config.name} needs the shared module ${module}, which the host does not offer.`),
  ])
}

/** `/flows/:flowSlug/` and `/flows/:slug` answer to the same addresses. */
const sameRoute = (path: string) => path.replace(/:[^/?]+/g, ':').replace(/(.)\/$/, '$1')
