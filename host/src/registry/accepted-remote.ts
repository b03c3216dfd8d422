import type { MenuIcon, MenuItem, RegistryRemote, RemoteRoute, SlotName } from '@stepwise/shared/contracts'
import { parseOwnAddress } from '@stepwise/shared/contracts/own-address'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'
const isAddress = (value: unknown): value is string => parseOwnAddress(value) !== undefined
const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const toTexts = (value: unknown) => toList(value).filter(isText)
const toFields = (value: unknown): Fields => (isFields(value) ? value : {})

/**
 * A remote's entry as this host understands it, or null when it is not even known what it is called. A remote may be built against a
 * later contract than the host: what the host does not know is left out, and the rest of the remote works. Of one that cannot be loaded the
 * addresses are known: they show its failure card.
 */
export function acceptedRemote(entry: unknown): RegistryRemote | null {
  const remote = toFields(entry)
  const config = toFields(remote.config)
  const { name } = config
  if (!isText(name)) return null
  return {
    ...(remote as RegistryRemote),
    version: isText(remote.version) ? remote.version : 'unknown',
    folder: toText(remote.folder),
    entry: toText(remote.entry),
    integrities: toTextFields(remote.integrities),
    config: {
      ...(config as RegistryRemote['config']),
      title: isText(config.title) ? config.title : name,
      routes: toList(config.routes).filter(isRoute).map(acceptedRoute),
      menu: toList(config.menu).filter(isMenuItem).map(acceptedMenuItem),
      slots: toList(config.slots).filter(isSlot),
      ...(config.storage !== undefined && { storage: toTexts(config.storage) }),
    },
    pages: toParts(remote.pages),
    slots: toParts(remote.slots),
  }
}

const toText = (value: unknown) => (isText(value) ? value : '')
const toTextFields = (value: unknown) =>
  Object.fromEntries(Object.entries(toFields(value)).filter((field): field is [string, string] => isText(field[1])))

function toParts(value: unknown): RegistryRemote['pages'] {
  return Object.fromEntries(
    Object.entries(toFields(value)).map(([name, part]) => {
      const { js, css, shared } = toFields(part)
      return [name, { js: toTexts(js), css: toTexts(css), shared: toTexts(shared) }]
    }),
  )
}

/** As `slotNameSchema` has it. The shell has places for kinds of slots; a kind that it does not know has none. */
const isSlot = (value: unknown): value is SlotName =>
  isText(value) && /^(?:topbar|panel|dialog|page|toast|status)\.[a-z][a-z0-9-]*$/.test(value)

/** As `menuIconSchema` has it: nothing but the commands and numbers of a path. */
const isPath = (value: unknown): value is string => isText(value) && /^[MmLlHhVvCcSsQqTtAaZz0-9 ,.+-]+$/.test(value)

const isForEdition = (editions: unknown) => editions === undefined || Array.isArray(editions)

/** A route with an `access` that this host does not know is left out: it cannot tell who may see it. No one has a role that it does not know. */
function isRoute(value: unknown): value is RemoteRoute {
  const { path, page, access, editions, role } = toFields(value)
  const isGuarded = access === 'public' || access === 'signed-out' || access === 'signed-in'
  return isAddress(path) && isText(page) && isGuarded && isForEdition(editions) && (role === undefined || isText(role))
}

function acceptedRoute({ title, ...route }: RemoteRoute): RemoteRoute {
  return {
    ...route,
    ...(isText(title) && { title }),
    editions: route.editions ?? ['study', 'pro'],
    frame: route.frame === 'bare' ? 'bare' : 'shell',
    gate: route.gate === 'none' ? 'none' : 'onboarded',
    colorScheme: route.colorScheme === 'light' ? 'light' : 'chosen',
    preload: toTexts(route.preload),
    editable: route.editable === true,
  }
}

/** The icon of a list stands for one that cannot be drawn. The menu has another for a name that it does not know. */
function acceptedIcon(icon: unknown): MenuIcon {
  if (isText(icon)) return icon as MenuIcon
  const paths = toList(toFields(icon).paths)
  return paths.length > 0 && paths.every(isPath) ? { paths } : 'list'
}

const conditions = ['always', 'has-wellbeings', 'is-content-manager', 'is-qa']

/** An entry with a condition that this host does not know is shown to no one. */
function isMenuItem(value: unknown): value is MenuItem {
  const { label, to, opens, condition = 'always', editions } = toFields(value)
  return (
    isText(label) &&
    (isAddress(to) || (isSlot(opens) && /^(?:panel|dialog)\./.test(opens))) &&
    conditions.includes(condition as string) &&
    isForEdition(editions)
  )
}

function acceptedMenuItem(item: MenuItem): MenuItem {
  return {
    ...item,
    icon: acceptedIcon(item.icon),
    order: Number.isFinite(item.order) ? item.order : Number.MAX_SAFE_INTEGER,
    editions: item.editions ?? ['study', 'pro'],
    condition: item.condition ?? 'always',
    ...(item.covers !== undefined && { covers: toList(item.covers).filter(isAddress) }),
  }
}
