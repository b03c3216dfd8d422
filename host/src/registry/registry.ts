import type { MenuItem, Registry, RegistryRemote, RemoteRoute, SlotName } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'
import { findRoute } from '@stepwise/shared/routing'
import { acceptedRemote } from './accepted-remote.ts'

/**
 * The registry in the page, written there when a release was promoted. Throws without one. Remotes that cannot be read are left out:
 * `onUnreadable` gets them.
 */
export function readRegistry(document: Document, onUnreadable: (entry: unknown) => void = () => {}): Registry {
  const text = document.getElementById('registry')?.textContent
  if (!text) throw new Error('The page carries no registry.')
  const registry = JSON.parse(text) as Registry
  const remotes = Array.isArray(registry.remotes) ? registry.remotes : []
  return {
    ...registry,
    remotes: remotes.flatMap((entry: unknown) => {
      const remote = acceptedRemote(entry)
      if (!remote) onUnreadable(entry)
      return remote ?? []
    }),
  }
}

export interface OwnedRoute extends RemoteRoute {
  remote: RegistryRemote
}

/** The routes of all live remotes that this edition has. */
export function listRoutes(registry: Registry): OwnedRoute[] {
  return registry.remotes.flatMap((remote) =>
    remote.config.routes.filter(({ editions }) => editions.includes(edition.id)).map((route) => ({ ...route, remote })),
  )
}

/** The route of a live remote that is shown at this address. */
export function routeAt(registry: Registry, pathname: string): OwnedRoute | undefined {
  return findRoute(listRoutes(registry), pathname)?.route
}

/** The menu of this edition, in order; conditions on the person are checked where it is shown. */
export function listMenu(registry: Registry): MenuItem[] {
  return registry.remotes
    .flatMap((remote) => remote.config.menu)
    .filter(({ editions }) => editions.includes(edition.id))
    .filter(({ to, opens }) => to !== undefined || (opens !== undefined && slotOwner(registry, opens) !== undefined))
    .toSorted((a, b) => a.order - b.order)
}

/** The remote that fills a slot, if any does. */
export function slotOwner(registry: Registry, slot: SlotName): RegistryRemote | undefined {
  return registry.remotes.find((remote) => remote.config.slots.includes(slot))
}

/** The slots of a kind that live remotes fill, in the order of the remotes' names. */
export function listSlots(registry: Registry, kind: 'topbar' | 'toast'): SlotName[] {
  const remotes = registry.remotes.toSorted((one, other) => (one.config.name < other.config.name ? -1 : 1))
  const slots = remotes.flatMap(({ config }) => config.slots).filter((slot) => slot.startsWith(`${kind}.`))
  return [...new Set(slots)]
}

/** What a slot is called: as the menu calls it, or by its remote's title. */
export function slotTitle(registry: Registry, slot: SlotName): string | undefined {
  const entry = listMenu(registry).find(({ opens }) => opens === slot)
  return entry?.label ?? slotOwner(registry, slot)?.config.title
}
