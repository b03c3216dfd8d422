import {
  check,
  formatPartVersion,
  listVersions,
  moveCanary,
  newOverride,
  type Promotion,
  promote,
  type Reason,
  recordOverride,
  rollback,
  type Store,
  signOverride,
  withdraw,
} from '@stepwise/deploy'
import { ReleaseError } from '@stepwise/deploy/errors'
import { ApiContract, migrationCount } from './api-contract.ts'
import { findMisfits, takesShared } from './misfits.ts'
import type { Random } from './random.ts'
import { findTeam, parts, publishVariant, remotes, teams, type Variant, variantVersion } from './variants.ts'

export const origin = 'http://stepwise.test'
export const releaseSecret = 'a secret that is long enough to be one'

/** Who may be in the history: one person of each team, and QA. */
export const people = [...Object.keys(teams), 'qa']

export interface ReleaseCounts {
  [kind: string]: number
}

interface Settings {
  store: Store
  root: string
  seed: number
  random: Random
  /** A link that shows a version to one browser, as the value of its cookie. */
  onLink: (token: string) => void
  violated: (sentence: string) => void
}

/** What the teams do to the store, one release after the other. */
export function yearOfReleases({ store, root, seed, random, onLink, violated }: Settings) {
  const api = new ApiContract()
  const variants = new Map<string, Variant>()
  const counts: ReleaseCounts = {}
  const canaries = new Map<string, Variant & { percent: number }>()
  const withdrawn = new Set<string>()
  let serial = 0
  let live = new Map<string, string>()
  let hostShared = '1.0.0'
  let remoteRange = '^1.0.0'

  const count = (kind: string) => {
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  const findVariant = (part: string, version = live.get(part)) => variants.get(`${part}@${version}`)
  const reason = (part: string, why: string): Reason => ({ who: findTeam(part), why })
  const servedCalls = () => ({ servedCalls: api.servedCalls() })

  async function build(part: string, changes: Partial<Variant> = {}): Promise<Variant> {
    serial += 1
    const variant = {
      part,
      version: variantVersion(seed, serial),
      shared: part === 'host' ? hostShared : remoteRange,
      calls: part === 'host' ? [] : api.callsOfNewBuilds(),
      ...changes,
    }
    await publishVariant(store, root, variant)
    variants.set(formatPartVersion(variant), variant)
    return variant
  }

  /** Does what the gate must refuse, with these words. */
  async function expectRefusal(kind: string, words: RegExp, release: Promise<unknown>) {
    const refused = await refusal(release)
    if (refused === undefined) violated(`${kind}: it was not refused.`)
    else if (!words.test(refused)) violated(`${kind}: it was refused because of "${refused}".`)
    else count(`refused: ${kind}`)
  }

  /** What the gate says; undefined when it lets the release through. */
  async function refusal(release: Promise<unknown>): Promise<string | undefined> {
    try {
      await release
      return undefined
    } catch (error) {
      if (error instanceof ReleaseError) return error.message
      throw error
    }
  }

  async function promoteNew(part: string, why: string, changes?: Partial<Variant>) {
    const variant = await build(part, changes)
    const entry = await promote(store, [variant], reason(part, why), servedCalls())
    withdrawn.delete(part)
    canaries.delete(part)
    count('promotion')
    return entry
  }

  async function start() {
    const versions = []
    for (const part of parts) versions.push(await build(part))
    return promote(store, versions, reason('host', 'the first release'), servedCalls())
  }

  /** Back to what was live before, where that still fits the host and the API; otherwise the gate says why not. */
  async function goBack(part: string, recalls: boolean): Promise<Promotion | undefined> {
    let entry: Promotion | undefined
    const refused = await refusal(
      rollback(store, part, reason(part, 'it has a fault'), { recalls, ...servedCalls() }).then((done) => {
        entry = done
      }),
    )
    if (refused === undefined) {
      withdrawn.delete(part)
      canaries.delete(part)
      count(recalls ? 'recall' : 'rollback')
    } else if (/needs @stepwise\/shared/.test(refused)) count('refused: rollback before a major')
    else if (/which the running API does not serve/.test(refused)) count('refused: rollback before a migration')
    else if (/no earlier version/.test(refused)) count('refused: nothing to go back to')
    else violated(`A rollback of ${part} was refused: ${refused}`)
    return entry
  }

  async function moveCanaryOn(part: string): Promise<Promotion | undefined> {
    const running = canaries.get(part)
    if (!running) {
      const variant = await build(part)
      canaries.set(part, { ...variant, percent: 10 })
      count('canary')
      return moveCanary(store, variant, 10, reason(part, 'some try it first'), servedCalls())
    }
    if (running.percent === 10 && random.chance(0.6)) {
      // It no longer fits when a major or a migration came between.
      const refused = await refusal(moveCanary(store, running, 50, reason(part, 'more try it'), servedCalls()))
      if (refused === undefined) {
        running.percent = 50
        count('canary widened')
        return lastEntry()
      }
    }
    canaries.delete(part)
    const refused = random.chance(0.6)
      ? await refusal(promote(store, [running], reason(part, 'no one had trouble'), servedCalls()))
      : 'not wanted'
    if (refused === undefined) {
      count('canary promoted')
      return lastEntry()
    }
    count('canary ended')
    return moveCanary(store, running, 0, reason(part, 'it is not better'))
  }

  async function giveLink(part: string): Promise<Promotion | undefined> {
    const variant = await build(part)
    const registry = await store.pointer.read()
    if (!registry) return undefined
    const override = newOverride(registry, {
      parts: [formatPartVersion(variant)],
      minutes: 60 * random.int(1, 7 * 24),
      origin,
      by: 'qa',
    })
    const entry = await recordOverride(store, override, { who: 'qa', why: `look at ${part}` })
    onLink(signOverride(override, releaseSecret))
    count('link')
    return entry
  }

  const lastEntry = async () => (await store.pointer.history()).at(-1)

  /** Something that only the gate stands in the way of. */
  async function makeMistake(part: string) {
    const other = random.pick(Object.keys(teams).filter((team) => team !== findTeam(part) && team !== 'platform'))
    const variant = await build(part)
    await expectRefusal(
      'another team',
      /belongs to/,
      promote(store, [variant], { who: other, why: 'a mistake' }, servedCalls()),
    )
  }

  /** All remotes and the host in one step, after both wrong orders were tried. */
  async function majorInOneStep(): Promise<Promotion | undefined> {
    const host = await build('host', { shared: '2.0.0' })
    await expectRefusal(
      'host of a new major alone',
      /needs @stepwise\/shared \^1/,
      promote(store, [host], reason('host', 'too early'), servedCalls()),
    )
    const early = await build('learn', { shared: '^2.0.0' })
    await expectRefusal(
      'remote of a new major alone',
      /needs @stepwise\/shared \^2/,
      promote(store, [early], reason('learn', 'too early'), servedCalls()),
    )
    hostShared = '2.0.0'
    remoteRange = '^2.0.0'
    const together = [host]
    for (const part of remotes) if (live.has(part)) together.push(await build(part))
    canaries.clear()
    count('major of shared')
    return promote(store, together, reason('host', 'shared 2'), servedCalls())
  }

  /** From now on remotes take both majors; the host follows when all of them do. */
  const beginWideMajor = () => {
    remoteRange = '^2.0.0 || ^3.0.0'
  }
  const takesNextMajor = (part: string) => takesShared(findVariant(part)?.shared ?? '', '3.0.0')

  async function endWideMajor(): Promise<Promotion | undefined> {
    hostShared = '3.0.0'
    remoteRange = '^3.0.0'
    count('major of shared')
    return promoteNew('host', 'shared 3')
  }

  /** Live versions that make a call which the API would not serve any more, as its operator asks before the old one is stopped. */
  async function makersOfOldCall(): Promise<number> {
    const versions = [...live].map(([part, version]) => ({ part, version }))
    const { problems } = await check(store, versions, { servedCalls: api.callsAfterEnd() })
    return problems.filter(({ text }) => text.includes('which the running API does not serve')).length
  }

  let hasTriedEnd = false
  /** The next step of a migration that is under way; undefined when an ordinary release may come. */
  async function migrate(): Promise<Promotion | undefined> {
    const makesOldCall = ({ calls }: Variant) => calls.some((call) => !api.callsOfNewBuilds().includes(call))
    const behind = remotes.filter((part) => {
      const variant = live.has(part) && findVariant(part)
      return variant && makesOldCall(variant)
    })
    if (behind.length <= 3 && behind.length > 0 && !hasTriedEnd) {
      hasTriedEnd = true
      if ((await makersOfOldCall()) === behind.length) count('refused: API without a call that is made')
      else violated('The gate did not name every part that makes a call which the API is to lose.')
    }
    const part = behind[0]
    if (part) return promoteNew(part, 'the new call')
    const stale = [...canaries.values()].find(makesOldCall)
    if (stale) {
      canaries.delete(stale.part)
      count('canary ended')
      return moveCanary(store, stale, 0, reason(stale.part, 'it makes the old call'))
    }
    if ((await makersOfOldCall()) > 0) violated('The gate names a part that does not make the old call any more.')
    api.end()
    hasTriedEnd = false
    count('migration')
    return undefined
  }

  async function beginMigration() {
    const early = await build('journal', { calls: [api.nextCall() ?? ''] })
    await expectRefusal(
      'call before its API',
      /which the running API does not serve/,
      promote(store, [early], reason('journal', 'too early'), servedCalls()),
    )
    api.begin()
  }

  let [majors, migrations] = [0, 0]
  /** The next release, at this part of the year (0 to 1). Undefined: nothing changed. */
  async function next(progress: number): Promise<Promotion | undefined> {
    // A rollback of the host may have undone it.
    if (findVariant('host')?.shared !== hostShared) return promoteNew('host', 'the shared that remotes are built for')
    if (api.isUnderWay()) {
      const entry = random.chance(0.5) ? await migrate() : undefined
      if (entry) return entry
    } else if (migrations < migrationCount && progress > (2 * migrations + 1) / 6.5) {
      migrations += 1
      await beginMigration()
    }
    if (majors === 0 && progress > 0.35 && !api.isUnderWay()) {
      majors = 1
      return majorInOneStep()
    }
    if (majors === 1 && progress > 0.65) {
      majors = 2
      beginWideMajor()
      const early = await build('host', { shared: '3.0.0' })
      await expectRefusal(
        'host before all remotes',
        /needs @stepwise\/shared \^2/,
        promote(store, [early], reason('host', 'too early'), servedCalls()),
      )
    }
    if (majors === 2) {
      const behind = remotes.find((part) => live.has(part) && !takesNextMajor(part))
      if (!behind) {
        majors = 3
        return endWideMajor()
      }
      if (random.chance(0.3)) return promoteNew(behind, 'takes shared 2 and 3')
    }
    return ordinary()
  }

  async function ordinary(): Promise<Promotion | undefined> {
    const what = random.next()
    const part = random.pick(parts)
    const remote = random.pick(remotes)
    const gone = [...withdrawn]
    if (what < 0.05 && live.has(part)) return goBack(part, what < 0.01)
    if (what < 0.1 && live.has(remote)) return moveCanaryOn(remote)
    if (what < 0.12 && live.has(remote)) return giveLink(remote)
    if (what < 0.125 && live.has(remote) && gone.length < 2 && remote !== 'learn') {
      withdrawn.add(remote)
      canaries.delete(remote)
      count('withdrawal')
      return withdraw(store, remote, reason(remote, 'not ready'), { breaking: 'no one uses it yet' })
    }
    if (what < 0.13) await makeMistake(remote)
    if (what < 0.16 && gone[0]) return random.chance(0.5) ? goBack(gone[0], false) : promoteNew(gone[0], 'it is ready')
    return promoteNew(part, random.pick(['a word', 'a colour', 'a fault', 'a link', 'a picture']))
  }

  return {
    counts,
    start,
    next,
    /** Takes over what is live now. Returns what of it does not fit together, whatever the gate said. */
    async settle(): Promise<string[]> {
      const registry = await store.pointer.read()
      live = listVersions(registry)
      const host = findVariant('host')
      const first = (registry?.canaries ?? []).map(({ part, version }) => ({
        part,
        variant: findVariant(part, version),
      }))
      const shown = [...remotes.map((part) => ({ part, variant: findVariant(part) })), ...first]
      return host ? findMisfits(host, shown, api.servedCalls()) : []
    },
  }
}
