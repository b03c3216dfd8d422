import type { Part } from '@stepwise/deploy'
import type { SmokeRecord } from '@stepwise/shared/contracts/release'
import type { Registry, RemoteRoute } from '@stepwise/shared/contracts/remote'
import { findRoute } from '@stepwise/shared/routing/find-route'
import { paths } from '@stepwise/shared/routing/paths'
import type { Browser } from 'playwright'
import { forEachConcurrently } from '../../build/concurrency.ts'
import { createContexts, type Person, peopleFor } from './people.ts'
import { TooBusyError, unlessSilent } from './processor-time.ts'
import { chooseHost, findLayer, openSlot, slotFiles } from './slots.ts'
import { type Host, openHostPage, type Visit, visit } from './visit.ts'

type Remote = Registry['remotes'][number]
type Visitor = NonNullable<Parameters<typeof visit>[3]>
interface Tried {
  remote: Remote
  route: RemoteRoute
  person: Person
}

export interface SmokeRequest {
  browser: Browser
  registry: Registry
  parts: Set<Part>
  /** The addresses of the host's own pages. */
  hostPaths: string[]
  address: string
  /** `open` when they were used before, in another set. */
  depth: 'open' | 'use'
  seed: number
}

/** A page of these parts that was used, with its picture (PNG). */
export type UsedPage = Omit<SmokeRecord['pages'][number], 'picture'> & { picture?: Buffer | undefined }

const atOnce = 2
/** A use that takes longer, ten times what it takes on a calm machine, says nothing of the version. */
const mostOfVisitMs = 180_000

/** The host's own page that everyone may see, and another to leave that one for. */
const [awayPath, otherAwayPath] = [paths.shortcuts.pattern, paths.sitemap.pattern]
const awayFrom = (path: string) => (path === awayPath ? otherAwayPath : awayPath)

const as = (person: Person) => (person === '' ? '' : ` as ${person}`)

/**
 * Opens every page and slot of these parts at an address where this set is served, and uses them. With the host every part is opened: it can
 * break any of them. A page whose address has parameters is opened where another page links to, or at the example of its route.
 */
export async function smokeSet({ browser, registry, parts, hostPaths, address, depth, seed }: SmokeRequest) {
  const { edition } = registry.host
  const contextOf = createContexts(browser, address)
  const problems: string[] = []
  const links = new Set<string>()
  const opened = new Set<string>()
  const used: UsedPage[] = []
  const hosts = new Map<Person, Promise<Host>>()
  const remotes = registry.remotes.filter(({ config }) => parts.has('host') || parts.has(config.name))
  const listRoutes = (all: Remote[]): Tried[] =>
    all.flatMap((remote) =>
      remote.config.routes
        .filter(({ editions }) => editions.includes(edition))
        .flatMap((route) => {
          const people = peopleFor(route, edition)
          return (depth === 'open' ? people.slice(0, 1) : people).map((person) => ({ remote, route, person }))
        }),
    )

  async function visitAs(person: Person, path: string, visitor: Visitor): Promise<Visit> {
    const asNew = visitor.depth === 'use'
    const found = await visitOnce(person, path, visitor, asNew)
    // A fault comes again, as someone new; what a busy machine brought does not.
    return found.problems.length === 0 ? found : visitOnce(person, path, visitor, true)
  }

  async function visitOnce(person: Person, path: string, visitor: Visitor, asNew: boolean): Promise<Visit> {
    if (!asNew) {
      const context = await contextOf(person)
      const host = hosts.get(person) ?? openHostPage(context, awayPath)
      hosts.set(person, host)
      return visit(context, path, await host, { seed, ...visitor })
    }
    const own = await contextOf(person, { asNew })
    const host = await openHostPage(own, awayFrom(path))
    const found = await unlessSilent(visit(own, path, host, { seed, ...visitor }), mostOfVisitMs)
    if (found === 'silent') throw new TooBusyError(`The use of ${path} did not end.`)
    await own.close()
    return found
  }

  async function open({ remote, route, person }: Tried, path: string) {
    const { name } = remote.config
    opened.add(`${name} page ${route.page} ${route.path}`)
    const isFirst = person === peopleFor(route, edition)[0]
    const isUsed = depth === 'use' && isFirst && parts.has(name)
    const found = await visitAs(person, path, {
      depth: isUsed ? 'use' : depth === 'use' ? 'look' : 'open',
      hasContent: route.rendered && isFirst,
      hasShell: route.frame === 'shell',
      act: async (page) => {
        const { pathname } = new URL(page.url())
        // Others may have nothing there, and are led elsewhere.
        if (!isFirst) return []
        return findRoute(remote.config.routes, pathname)?.route.page === route.page ? [] : [`it leads to ${pathname}.`]
      },
    })
    if (isUsed) used.push({ page: route.page, path, person, uses: found.uses, picture: found.picture })
    for (const link of found.links) links.add(link.replace(/[?#].*/, ''))
    problems.push(...found.problems.map((problem) => `${name}: page ${route.page} at ${path}${as(person)}: ${problem}`))
  }

  let waiting = listRoutes(remotes)
  for (;;) {
    const found = waiting.map((tried) => ({ tried, path: findAddress(tried, links, waiting) }))
    const ready = found.filter(({ path }) => path !== undefined)
    await forEachConcurrently(ready, atOnce, ({ tried, path = '' }) => open(tried, path))
    waiting = found.filter(({ path }) => path === undefined).map(({ tried }) => tried)
    if (ready.length === 0 || waiting.length === 0) break
  }
  problems.push(
    ...new Set(
      waiting.map(
        ({ remote, route }) =>
          `${remote.config.name}: page ${route.page}: no page of it links to ${route.path}, so it cannot be tried; give the route an example address.`,
      ),
    ),
  )

  const learner = edition === 'pro' ? 'pro' : 'student'
  await forEachConcurrently(parts.has('host') ? hostPaths : [], atOnce, async (path) => {
    opened.add(path)
    const found = await visitAs(learner, path, { depth })
    const page = path.slice(1).replaceAll('/', '-')
    if (depth === 'use') used.push({ page, path, person: learner, uses: found.uses, picture: found.picture })
    problems.push(...found.problems.map((problem) => `host: page ${path}: ${problem}`))
  })

  const slots = remotes.flatMap((remote) => remote.config.slots.map((slot) => ({ remote, slot })))
  await forEachConcurrently(slots, atOnce, async ({ remote, slot }) => {
    opened.add(`${remote.config.name} slot ${slot}`)
    const place = chooseHost(slot)
    const person = place.person === 'content' ? 'content' : learner
    const shown = listRoutes(registry.remotes).filter(
      ({ route }) => route.frame === 'shell' && route.access === 'signed-in' && !route.role && place.isShownOn(route),
    )
    const path = shown.map((tried) => findAddress(tried, links, [])).find((one) => one !== undefined)
    if (path === undefined) return
    const layer = findLayer(slot)
    const found = await visitAs(person, path, {
      act: (page) => openSlot(page, slot, slotFiles(remote, slot)),
      hasShell: true,
      depth: depth === 'open' ? 'open' : layer && parts.has(remote.config.name) ? 'use' : 'look',
      layer,
    })
    problems.push(...found.problems.map((problem) => `${remote.config.name}: slot ${slot} at ${path}: ${problem}`))
  })
  return { opened: opened.size, problems, used }
}

/** Where a route can be opened: its pattern, a link that leads to it, or its example. Undefined while none is known. */
function findAddress({ remote, route }: Tried, links: Set<string>, waiting: Tried[]): string | undefined {
  const pattern = route.path.replaceAll(/\/:[^/]+\?/g, '')
  if (!/[:*]/.test(pattern)) return pattern
  const linked = [...links].find((link) => findRoute(remote.config.routes, link)?.route === route)
  // Another page may still link to it: what people open says more than an example.
  const mayBeLinked = waiting.some((one) => one.remote === remote && !/[:*]/.test(one.route.path))
  return linked ?? (mayBeLinked ? undefined : route.example)
}
