import type { RemoteManifest } from '@stepwise/shared/contracts/remote'
import { isSameRoute } from '@stepwise/shared/routing/find-route'
import type { LiveSet } from './live-set.ts'
import { satisfiesRange } from './shared-range.ts'

/** The routes and slots that a remote declares but its build did not make. One sentence each. */
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

/** Routes of one edition, and slots, that two remotes declare. One sentence each. */
export function collisionProblems({ remotes }: LiveSet): string[] {
  const routes = remotes.flatMap(({ config }) =>
    config.routes.flatMap(({ path, editions }) => editions.map((edition) => ({ owner: config.name, path, edition }))),
  )
  const slots = remotes.flatMap(({ config }) => config.slots.map((slot) => ({ owner: config.name, slot })))
  return [
    ...collisions(
      routes,
      (one, other) => one.edition === other.edition && isSameRoute(one.path, other.path),
      ({ path, edition }) => `route ${path} (${edition})`,
    ),
    ...collisions(
      slots,
      (one, other) => one.slot === other.slot,
      ({ slot }) => `slot ${slot}`,
    ),
  ]
}

/** Each claim that an earlier one is the same as. */
function collisions<Claim extends { owner: string }>(
  claims: Claim[],
  isSame: (one: Claim, other: Claim) => boolean,
  nameOf: (claim: Claim) => string,
): string[] {
  return claims.flatMap((claim, at) => {
    const first = claims.slice(0, at).find((earlier) => isSame(earlier, claim))
    return first ? [`${nameOf(claim)} is wanted by both ${first.owner} and ${claim.owner}.`] : []
  })
}

/** Shared modules and versions of @stepwise/shared that a remote needs and the host does not offer. One sentence each. */
export function sharedProblems({ host, remotes }: LiveSet): string[] {
  if (!host) return ['No host is live: promote a host first, or together with this.']
  return remotes.flatMap(({ config, sharedRange, sharedModules }) => [
    ...(satisfiesRange(host.sharedVersion, sharedRange)
      ? []
      : [`${config.name} needs @stepwise/shared ${sharedRange}; the host offers ${host.sharedVersion}.`]),
    ...sharedModules
      .filter((module) => host.sharedModules[module] === undefined)
      .map((module) => `${config.name} needs the shared module ${module}, which the host does not offer.`),
  ])
}
