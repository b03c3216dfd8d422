import { formatPartVersion, listVersions, type Promotion, parsePartVersion, type Store } from '@stepwise/deploy'
import type { Canary, Registry } from '@stepwise/shared/contracts/remote'

const dayMs = 24 * 60 * 60_000
/** How long files are there for tabs that run a version, after no one gets it any more. */
const promisedMs = 7 * dayMs

type Versions = Map<string, string>
interface Release {
  versions: Versions
  canaries: Canary[]
  at: number
}

/** What each release wrote, kept beside the store: what a tab sees is compared with it. */
export class Ledger {
  private readonly releases = new Map<number, Release>()
  /** Until when each version was given to someone, in ms; Infinity while it is. */
  private readonly givenUntil = new Map<string, number>()
  private readonly links: { version: string; until: number }[] = []
  last = 0

  /** Compares a new entry of the history with what is live, if no later one is. Returns what does not fit. */
  record(entry: Promotion, registry: Registry, members: string[]): string[] {
    const before = this.releases.get(this.last)
    const versions = new Map(before?.versions)
    const name = `Promotion ${entry.promotion}`
    const problems = [
      ...(entry.promotion === this.last + 1 ? [] : [`${name} follows ${this.last}.`]),
      ...(members.includes(entry.who) ? [] : [`${name} is by ${entry.who}, who is in no team.`]),
      ...(entry.why.trim() ? [] : [`${name} does not say why.`]),
      ...(entry.changes.length > 0 || entry.versions?.length ? [] : [`${name} does not say what changed.`]),
      ...entry.changes
        .filter(({ part, from }) => part !== 'page' && (versions.get(part) ?? null) !== from)
        .map(({ part, from }) => `${name} says that ${part} was ${from}, and it was ${versions.get(part)}.`),
    ]
    for (const { part, to } of entry.changes) {
      if (part === 'page') continue
      if (to === null) versions.delete(part)
      else versions.set(part, to)
    }
    if (entry.promotion === registry.promotion && spell(versions) !== spell(listVersions(registry)))
      problems.push(`${name}: the history says ${spell(versions)}, and live is ${spell(listVersions(registry))}.`)
    this.last = entry.promotion
    const at = new Date(entry.at).getTime()
    this.releases.set(entry.promotion, { versions, canaries: registry.canaries ?? [], at })
    const given = new Set([...named(versions), ...(registry.canaries ?? []).map(formatPartVersion)])
    for (const [version, until] of this.givenUntil)
      if (until === Number.POSITIVE_INFINITY && !given.has(version)) this.givenUntil.set(version, at)
    for (const version of given) this.givenUntil.set(version, Number.POSITIVE_INFINITY)
    if (entry.kind === 'override' && entry.until)
      for (const version of entry.versions ?? []) this.links.push({ version, until: new Date(entry.until).getTime() })
    return problems
  }

  /** What a registry that a tab got has that no release wrote. */
  problemsOf(registry: Registry, bucket: number, now: number): string[] {
    const release = this.releases.get(registry.promotion)
    if (!release) return [`A tab got promotion ${registry.promotion}, which no one made.`]
    const expected = new Map(release.versions)
    for (const { part, version } of registry.selection?.parts ?? []) {
      const isCanary = release.canaries.some(
        (canary) => canary.part === part && canary.version === version && bucket < canary.percent,
      )
      const isLinked = this.links.some((link) => link.version === `${part}@${version}` && link.until > now)
      if (!(registry.selection?.kind === 'canary' ? isCanary : isLinked))
        return [`A tab got ${part}@${version}, which no one gave it.`]
      expected.set(part, version)
    }
    const found = spell(listVersions(registry))
    const folders = [registry.host, ...registry.remotes].filter(({ folder, version }) => !folder.includes(version))
    return [
      ...(found === spell(expected)
        ? []
        : [`A tab got a mixture in promotion ${registry.promotion}: ${found}, not ${spell(expected)}.`]),
      ...folders.map(({ folder, version }) => `A tab got the folder ${folder} for the version ${version}.`),
    ]
  }

  /** Whether the files of a version must be there now: it is given to someone, or was in the last week. */
  isPromised(part: string, version: string, now: number): boolean {
    const name = `${part}@${version}`
    const linked = this.links.filter((link) => link.version === name).map(({ until }) => until)
    return Math.max(this.givenUntil.get(name) ?? 0, ...linked) > now - promisedMs
  }
}

/** What does not fit in the history of a store, read again and played from its beginning. */
export async function problemsOfHistory(store: Store, expected: number): Promise<string[]> {
  const [history, registry] = await Promise.all([store.pointer.history(), store.pointer.read()])
  const versions: Versions = new Map()
  const problems = history.flatMap((entry, index) => {
    const wrong = [
      ...(entry.promotion === index + 1 ? [] : [`Entry ${index + 1} is promotion ${entry.promotion}.`]),
      ...(entry.versions ?? []).flatMap((text) => (parsePartVersion(text) ? [] : [text])),
    ]
    for (const { part, from, to } of entry.changes) {
      if (part === 'page') continue
      if ((versions.get(part) ?? null) !== from) wrong.push(`Entry ${index + 1}: ${part} was not ${from}.`)
      if (to === null) versions.delete(part)
      else versions.set(part, to)
    }
    return wrong
  })
  if (history.length !== expected) problems.push(`${expected} releases were made, the history has ${history.length}.`)
  if (spell(versions) !== spell(listVersions(registry)))
    problems.push('What is live is not what the history says from its beginning.')
  return problems
}

const named = (versions: Versions) => [...versions].map(([part, version]) => formatPartVersion({ part, version }))
const spell = (versions: Versions) => named(versions).sort().join(' ')
