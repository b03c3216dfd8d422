import type { MenuItem, RemoteManifest } from '@stepwise/shared/contracts/remote'
import { findRoute } from '@stepwise/shared/routing/find-route'
import { filePrefixes } from '../gateway/file-prefixes.ts'
import type { LiveSet } from './live-set.ts'
import type { Manifest } from './manifest.ts'
import type { Problem } from './problem.ts'

/** What a remote declares and its build did not make, and routes that no page is ever asked for. */
export function contractProblems({ config, pages, slots }: RemoteManifest): Problem[] {
  const texts = [
    ...config.routes
      .filter(({ page }) => pages[page] === undefined)
      .map(
        ({ path, page }) =>
          `The route ${path} leads to the page ${page}, which the build did not make. Build it again.`,
      ),
    ...config.routes.flatMap(({ path }) =>
      filePrefixes
        .filter((prefix) => `${path}/`.toLowerCase().startsWith(prefix))
        .map((prefix) => `The route ${path} is below ${prefix}, where the server has files. Give it another path.`),
    ),
    ...config.slots
      .filter((slot) => slots[slot] === undefined)
      .map((slot) => `The slot ${slot} is promised, but the build did not make it. Build it again.`),
  ]
  return texts.map((text) => ({ part: config.name, text }))
}

/** What a remote sets of the window, which the other parts use too. */
export function globalWarnings(manifest: Manifest): Problem[] {
  if (manifest.kind !== 'remote' || manifest.remote.setGlobals.length === 0) return []
  const { config, setGlobals } = manifest.remote
  return [{ part: config.name, text: `It sets ${setGlobals.join(', ')}, which all parts share. Is that intended?` }]
}

/** Entries of a remote's menu that would lead nowhere in a set, each with what is missing. */
export function deadEntries({ config }: RemoteManifest, set: LiveSet): { entry: MenuItem; missing: string }[] {
  const edition = set.host?.edition
  const routes = set.remotes.flatMap((remote) =>
    remote.config.routes.filter(({ editions }) => edition && editions.includes(edition)),
  )
  const addresses = [...routes, ...(set.host?.routes ?? []).map((path) => ({ path }))]
  const slots = set.remotes.flatMap((remote) => remote.config.slots)
  return config.menu
    .filter(({ editions }) => edition && editions.includes(edition))
    .flatMap((entry) => {
      if (entry.to !== undefined && !findRoute(addresses, entry.to))
        return [{ entry, missing: `leads to ${entry.to}, where no route is in the ${edition} edition` }]
      if (entry.opens !== undefined && !slots.includes(entry.opens))
        return [{ entry, missing: `opens ${entry.opens}, which no part fills` }]
      return entry.to === undefined && entry.opens === undefined
        ? [{ entry, missing: 'has neither an address nor a slot' }]
        : []
    })
}

/** Entries of a remote's menu that lead nowhere. */
export const menuProblems = (remote: RemoteManifest, set: LiveSet): Problem[] =>
  deadEntries(remote, set).map(({ entry, missing }) => ({
    part: remote.config.name,
    text: `The menu entry "${entry.label}" ${missing}. Promote what has it together with this, or take the entry out.`,
  }))
