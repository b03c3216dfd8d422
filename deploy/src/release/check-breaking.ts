import type { Edition } from '@stepwise/shared/contracts/edition'
import type { MenuItem, RemoteManifest, RemoteRoute } from '@stepwise/shared/contracts/remote'
import { findRoute, sampleAddresses } from '@stepwise/shared/routing/find-route'
import { deadEntries } from './check-remote.ts'
import type { LiveSet } from './live-set.ts'
import type { Part } from './part.ts'
import type { Problem } from './problem.ts'

/** `after` is the set in place of `before`; `promoted` are the parts that get another version in it. */
export interface Step {
  before: LiveSet
  after: LiveSet
  promoted: Part[]
}

/**
 * What people or other parts may count on and a step takes away: routes, slots, pages and menu entries that vanish, pages that more people
 * may see, and what leads to something that goes away. None of it is refused when `--breaking` says why.
 */
export function breakingProblems({ before, after, promoted }: Step): Problem[] {
  const edition = before.host?.edition
  if (!edition) return []
  const changed = before.remotes.filter(({ config }) => promoted.includes(config.name))
  const routes = after.remotes.flatMap(({ config }) => shownRoutes(config, edition))
  const slots = after.remotes.flatMap(({ config }) => config.slots)
  const menu = after.remotes.flatMap(({ config }) => shownEntries(config, edition))
  return [
    ...changed.flatMap(({ config }) => {
      const part = config.name
      const now = after.remotes.find((remote) => remote.config.name === part)
      const vanished = shownRoutes(config, edition).filter((route) => !isAnswered(route.path, routes))
      const kept = shownRoutes(config, edition).filter((route) => !vanished.includes(route))
      return [
        ...vanished.map(({ path }) => `The route ${path} vanishes.`),
        ...[...new Set(kept.filter(({ path }) => now && isAnswered(path, now.config.routes)).map(({ page }) => page))]
          .filter((page) => !now?.config.routes.some((route) => route.page === page))
          .map((page) => `The page ${page} vanishes.`),
        ...config.slots.filter((slot) => !slots.includes(slot)).map((slot) => `The slot ${slot} vanishes.`),
        ...shownEntries(config, edition).flatMap((entry) => entryProblem(entry, menu)),
        ...kept.flatMap((route) => widening(route, routes)),
      ].map((text) => ({ part, text: `${text} ${breakingHint}` }))
    }),
    ...strandedProblems({ before, after, promoted }),
  ]
}

const breakingHint = 'Keep it, or promote it with --breaking "why".'

type Config = RemoteManifest['config']
const shownRoutes = ({ routes }: Config, edition: Edition) =>
  routes.filter(({ editions }) => editions.includes(edition))
const shownEntries = ({ menu }: Config, edition: Edition) => menu.filter(({ editions }) => editions.includes(edition))

/** Whether every address of a pattern still leads to a route that says as much about it. */
const isAnswered = (path: string, routes: RemoteRoute[]) =>
  sampleAddresses(path).every(
    (address) => (findRoute(routes, address)?.score ?? -1) >= (findRoute([{ path }], address)?.score ?? 0),
  )

function entryProblem(entry: MenuItem, menu: MenuItem[]): string[] {
  const now = menu.find(({ label }) => label === entry.label)
  if (!now) return [`The menu entry "${entry.label}" vanishes.`]
  const isOpened = ['is-content-manager', 'is-qa'].includes(entry.condition) && now.condition !== entry.condition
  return isOpened ? [`The menu entry "${entry.label}" is shown to more people: ${now.condition}.`] : []
}

/** How more people may see a page than before. */
function widening(before: RemoteRoute, routes: RemoteRoute[]): string[] {
  const now = findRoute(routes, sampleAddresses(before.path)[0] ?? '/')?.route
  if (!now) return []
  const isPublic = before.access === 'signed-in' && now.access !== 'signed-in'
  return [
    ...(isPublic ? [`The route ${before.path} becomes ${now.access}; it is for people who are signed in.`] : []),
    ...(before.role && now.role !== before.role
      ? [`The route ${before.path} is no longer for the role ${before.role} alone.`]
      : []),
    ...(!isPublic && before.gate === 'onboarded' && now.gate === 'none'
      ? [`The route ${before.path} opens before onboarding is finished.`]
      : []),
  ]
}

/** Menu entries of parts that stay as they are, which would lead nowhere. */
function strandedProblems({ before, after, promoted }: Step): Problem[] {
  return after.remotes
    .filter(({ config }) => !promoted.includes(config.name))
    .flatMap((remote) => {
      const dead = deadEntries(remote, before).map(({ entry }) => entry)
      return deadEntries(remote, after)
        .filter(({ entry }) => !dead.includes(entry))
        .map(({ entry, missing }) => ({
          part: remote.config.name,
          text: `Its menu entry "${entry.label}" then ${missing}. Change it first, or go on with --breaking "why".`,
        }))
    })
}
