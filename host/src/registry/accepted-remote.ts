import type { MenuItem, RegistryRemote, RemoteRoute } from '@stepwise/shared/contracts'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'
const isAddress = (value: unknown): value is string => isText(value) && value.startsWith('/')
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

/**
 * A remote's entry as this host understands it, or null when it lacks what is needed to load it. A remote may be built against a
 * later contract than the host: what the host does not know is left out, and the rest of the remote works.
 */
export function acceptedRemote(entry: unknown): RegistryRemote | null {
  const remote = fieldsOf(entry)
  const config = fieldsOf(remote.config)
  const { name } = config
  if (!isText(name) || !isText(remote.folder) || !isText(remote.entry)) return null
  return {
    ...(remote as RegistryRemote),
    version: isText(remote.version) ? remote.version : 'unknown',
    config: {
      ...(config as RegistryRemote['config']),
      title: isText(config.title) ? config.title : name,
      routes: listOf(config.routes).filter(isRoute).map(acceptedRoute),
      menu: listOf(config.menu).filter(isMenuItem).map(acceptedMenuItem),
      slots: listOf(config.slots).filter(isText) as RegistryRemote['config']['slots'],
    },
    pages: fieldsOf(remote.pages) as RegistryRemote['pages'],
    slots: fieldsOf(remote.slots) as RegistryRemote['slots'],
  }
}

const isForEdition = (editions: unknown) => editions === undefined || Array.isArray(editions)

/** A route with an `access` that this host does not know is left out: it cannot tell who may see it. Nobody has a role that it does not know. */
function isRoute(value: unknown): value is RemoteRoute {
  const { path, page, access, editions, role } = fieldsOf(value)
  const isGuarded = access === 'public' || access === 'signed-out' || access === 'signed-in'
  return isAddress(path) && isText(page) && isGuarded && isForEdition(editions) && (role === undefined || isText(role))
}

function acceptedRoute(route: RemoteRoute): RemoteRoute {
  return {
    ...route,
    editions: route.editions ?? ['study', 'pro'],
    frame: route.frame === 'bare' ? 'bare' : 'shell',
    gate: route.gate === 'none' ? 'none' : 'onboarded',
    colorScheme: route.colorScheme === 'light' ? 'light' : 'chosen',
    preload: listOf(route.preload).filter(isText),
    editable: route.editable === true,
  }
}

const conditions = ['always', 'has-wellbeings', 'is-content-manager', 'is-qa']

/** An entry with a condition that this host does not know is shown to nobody. */
function isMenuItem(value: unknown): value is MenuItem {
  const { label, to, opens, condition = 'always', editions } = fieldsOf(value)
  return (
    isText(label) &&
    (isAddress(to) || isText(opens)) &&
    conditions.includes(condition as string) &&
    isForEdition(editions)
  )
}

function acceptedMenuItem(item: MenuItem): MenuItem {
  return {
    ...item,
    order: Number.isFinite(item.order) ? item.order : Number.MAX_SAFE_INTEGER,
    editions: item.editions ?? ['study', 'pro'],
    condition: item.condition ?? 'always',
    ...(item.covers !== undefined && { covers: listOf(item.covers).filter(isAddress) }),
  }
}
