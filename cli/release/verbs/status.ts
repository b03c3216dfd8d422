import type { Promotion, Store } from '@stepwise/deploy'
import { listVersions, readBuildRecord, storedParts, versionsFolder } from '@stepwise/deploy'
import type { Registry } from '@stepwise/shared/contracts/remote'
import { askedCount, askedPart, lookOptions } from '../look-options.ts'
import { alignedLines, shortTime } from '../table.ts'
import type { Verb } from '../verb.ts'
import { buildCells, formatChanges, versionRow } from '../version-row.ts'
import { countsReader } from '../watch/read-counts.ts'
import { type KnownCounts, knownCounts } from '../watch/status-counts.ts'

const versionsShown = 5

export const statusVerb: Verb = {
  usage: 'status',
  does: 'show what is live, other recent versions, and how they did in browsers',
  options: { ...lookOptions, address: { type: 'string', help: ['<address>', 'where the product is'] } },
  takes: [0, 0],
  run: async ({ store, settings, log, options }) => {
    const registry = await store.pointer.read()
    if (!registry) return log('Nothing is live in this store yet.')
    const parts = await storedParts(store.files)
    const part = askedPart(options, parts)
    const count = askedCount(options, versionsShown)
    const known = await knownCounts(countsReader(options, settings))
    const asked = part ? [part] : parts
    const rows = (await Promise.all(asked.map((one) => partRows(store, registry, one, { count, known })))).flat()

    log(`Promotion ${registry.promotion} of ${shortTime(registry.promotedAt)} UTC, ${registry.host.edition} edition`)
    for (const line of alignedLines(rows)) log(line)
    if (rows.some((row) => row.some((cell) => cell.endsWith('+')))) log('+ built with uncommitted changes')
    if (known.problem) log(known.problem)
  },
}

export const historyVerb: Verb = {
  usage: 'history',
  does: 'show every promotion: when, who, what and why',
  options: lookOptions,
  takes: [0, 0],
  run: async ({ store, log, options }) => {
    const history = await store.pointer.history()
    const changed = [...new Set(history.flatMap(({ changes }) => changes.map((change) => change.part)))].sort()
    const part = askedPart(options, changed)
    const asked = history.filter(({ changes }) => !part || changes.some((change) => change.part === part))
    for (const one of asked.slice(-askedCount(options, asked.length))) {
      log(headline(one))
      for (const line of alignedLines(await changeRows(store, one))) log(`      ${line}`)
    }
  },
}

/** A row for the live version of a part and for each of the last others, the newest first. */
async function partRows(
  { files }: Store,
  registry: Registry,
  part: string,
  { count, known }: { count: number; known: KnownCounts },
): Promise<string[][]> {
  const live = listVersions(registry).get(part)
  const others = (await files.list(versionsFolder(part))).filter((version) => version !== live).slice(-count)
  const versions = [...(live ? [live] : []), ...others.reverse()]
  return Promise.all(
    versions.map(async (version, at) => {
      const record = await readBuildRecord(files, { part, version })
      return [
        at === 0 ? part : '',
        version === live ? 'live' : 'stored',
        ...versionRow({ part, version }, record, registry, known),
      ]
    }),
  )
}

function headline({ promotion, at, who, kind, why, breaking, note, recalls, ...one }: Promotion): string {
  const person = one.for ? `${who} for ${one.for}` : who
  const more = [why, breaking && `breaking: ${breaking}`, recalls && 'recalled from open tabs', note].filter(Boolean)
  return `${String(promotion).padStart(4)}  ${shortTime(at)}  ${person}  ${kind}${more.length > 0 ? `: ${more.join('; ')}` : ''}`
}

/** What happened to each part, from what its new version was built, and what that changed. */
async function changeRows({ files }: Store, { changes }: Promotion): Promise<string[][]> {
  return Promise.all(
    changes.map(async ({ part, from, to }) => {
      const isVersion = to !== null && part !== 'page'
      const record = isVersion ? await readBuildRecord(files, { part, version: to }) : undefined
      return [
        part,
        `${from ?? '(none)'} → ${to ?? '(none)'}`,
        ...(isVersion ? [...buildCells(record), formatChanges(record)] : []),
      ]
    }),
  )
}
