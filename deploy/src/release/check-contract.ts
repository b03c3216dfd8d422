import type { HostManifest, RemoteManifest } from '@stepwise/shared/contracts/remote'
import { ambiguousAddress } from '@stepwise/shared/routing/find-route'
import { satisfies } from 'semver'
import type { LiveSet } from './live-set.ts'
import type { Part } from './part.ts'
import type { Problem } from './problem.ts'

/**
 * What remotes need of the host and the host does not offer: versions, shared modules, names that these export, libraries. With `promoted`,
 * the parts that are about to become live, only what these bring about: it is theirs to fix.
 */
export function sharedProblems({ host, remotes }: LiveSet, promoted?: Part[]): Problem[] {
  if (!host) return [{ part: 'host', text: 'No host is live: promote a host first, or together with this.' }]
  const isHostPromoted = promoted?.includes('host') ?? false
  const concerned = remotes.filter(({ config }) => !promoted || isHostPromoted || promoted.includes(config.name))
  return concerned.flatMap((remote) => {
    const name = remote.config.name
    return unmetNeeds(host, remote).map(({ needs, offers, lacks }) =>
      isHostPromoted && !promoted?.includes(name)
        ? {
            part: 'host',
            text: `${name} needs ${needs}; this host ${lacks}. Keep it, or promote a ${name} without it.`,
          }
        : { part: name, text: `It needs ${needs}; the host ${offers}. Promote a host that has it, or do without it.` },
    )
  })
}

interface Unmet {
  needs: string
  offers: string
  lacks: string
}

function unmetNeeds(host: HostManifest, { sharedRange, sharedModules, libraries, uses }: RemoteManifest): Unmet[] {
  const versions = { '@stepwise/shared': host.sharedVersion, ...host.libraries }
  return [
    ...Object.entries({ '@stepwise/shared': sharedRange, ...libraries })
      .map(([name, range]) => ({ name, range, offered: versions[name as keyof typeof versions] }))
      .filter(({ range, offered }) => offered === undefined || !satisfies(offered, range))
      .map(({ name, range, offered }) => ({
        needs: `${name} ${range}`,
        offers: `offers ${offered ?? 'none'}`,
        lacks: `has ${offered ?? 'none'}`,
      })),
    ...sharedModules
      .filter((module) => host.sharedModules[module] === undefined)
      .map((module) => ({
        needs: `the shared module ${module}`,
        offers: 'does not offer it',
        lacks: 'does not offer it',
      })),
    ...Object.entries(uses)
      .map(([module, names]) => ({ module, missing: names.filter((name) => lacksName(host, module, name)) }))
      .filter(({ missing }) => missing.length > 0)
      .map(({ module, missing }) => ({
        needs: `${missing.join(', ')} of ${module}`,
        offers: 'does not export it',
        lacks: 'does not export it',
      })),
  ]
}

/** `*` needs no name, only the module. A module that is missing is a problem of its own. */
const lacksName = (host: HostManifest, module: string, name: string) =>
  name !== '*' && host.sharedModules[module] !== undefined && !host.exports[module]?.includes(name)

/** Routes of one edition, slots, and names in the browser's storage, that two parts want; with `promoted`, only where one of these is involved. */
export function collisionProblems({ host, remotes }: LiveSet, promoted?: Part[]): Problem[] {
  const isConcerned = ([one, other]: [Claim, Claim]) =>
    !promoted || promoted.includes(one.owner) || promoted.includes(other.owner)
  const routes = [
    ...(host ? host.routes.map((path) => ({ owner: 'host', path, editions: [host.edition] })) : []),
    ...remotes.flatMap(({ config }) =>
      config.routes.map(({ path, editions }) => ({ owner: config.name, path, editions })),
    ),
  ]
  const stored = remotes.flatMap(({ config: { name, storage = [] } }) => storage.map((key) => ({ owner: name, key })))
  const slots = remotes.flatMap(({ config }) => config.slots.map((slot) => ({ owner: config.name, slot })))
  return [
    ...listPairs(routes)
      .filter(isConcerned)
      .flatMap(([one, other]) => {
        if (!one.editions.some((edition) => other.editions.includes(edition))) return []
        const address = ambiguousAddress(one.path, other.path)
        return address === undefined ? [] : [collision('route', one, other, address, promoted)]
      }),
    ...listPairs(slots)
      .filter(isConcerned)
      .filter(([one, other]) => one.slot === other.slot)
      .map(([one, other]) => collision('slot', one, other, one.slot, promoted)),
    ...listPairs(stored)
      .filter(isConcerned)
      .filter(([one, other]) => one.key === other.key)
      .map(([one, other]) => {
        const [mine, theirs] = promoted?.includes(one.owner) ? [one, other] : [other, one]
        return { part: mine.owner, text: `It stores under ${mine.key}, as ${theirs.owner} does. Give it another name.` }
      }),
  ]
}

interface Claim {
  owner: Part
  path?: string
  slot?: string
}

function collision(kind: string, one: Claim, other: Claim, where: string, promoted: Part[] = []): Problem {
  const [mine, theirs] = promoted.includes(one.owner) && !promoted.includes(other.owner) ? [one, other] : [other, one]
  const name = (claim: Claim) => claim.path ?? claim.slot
  const spelled = name(mine) === name(theirs) ? '' : ` as ${name(theirs)}`
  const owner = mine.owner === theirs.owner ? 'a second time by itself' : `by ${theirs.owner}`
  return {
    part: mine.owner,
    text: `The ${kind} ${name(mine)} is wanted ${owner}${spelled}: nothing could choose at ${where}. Give it another ${kind === 'route' ? 'path' : 'name'}.`,
  }
}

const listPairs = <T>(items: T[]): [T, T][] =>
  items.flatMap((one, at) => items.slice(at + 1).map((other): [T, T] => [one, other]))
