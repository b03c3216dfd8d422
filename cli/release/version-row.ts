import { formatPartVersion, listVersions, type PartVersion, readBuildRecord, type Store } from '@stepwise/deploy'
import type { BuildRecord } from '@stepwise/shared/contracts/release'
import type { Registry } from '@stepwise/shared/contracts/remote'
import type { PartFolder } from '../build/parts.ts'
import { commitSubjects } from '../build/source-state.ts'
import { shortTime } from './table.ts'
import { countsCell, type KnownCounts } from './watch/status-counts.ts'

/**
 * One version in a list, as cells: which it is, when, from which commit and by whom it was built, what is special
 * about it, what happened to it in browsers, and what it changed.
 */
export function versionRow(
  { version, part }: PartVersion,
  record: BuildRecord | undefined,
  registry: Registry,
  known: KnownCounts,
): string[] {
  const which = { part, version }
  const marks = listMarks(which, registry).join(', ')
  return [version, ...buildCells(record), marks, countsCell(known, which), formatChanges(record)]
}

/** What a version changed, in a line; '' where that is not known. */
export function formatChanges({ changes: [first, ...others] = [] }: Pick<BuildRecord, 'changes'> = {}): string {
  if (first === undefined) return ''
  return others.length > 0 ? `${first} (and ${others.length} more)` : first
}

/** What a version that is published now changes: the publisher's words, or else the commits since the live version. */
export async function changesSinceLive({ files, pointer }: Store, part: PartFolder, why: string): Promise<string[]> {
  if (why.trim() !== '') return [why.trim()]
  const version = listVersions(await pointer.read()).get(part.part)
  const live = version === undefined ? undefined : await readBuildRecord(files, { part: part.part, version })
  return commitSubjects(part, live?.commit ?? '')
}

/** When a version was built, its commit, and the commit's author. `+` marks a build with changes that are in no commit. */
export function buildCells(record: BuildRecord | undefined): string[] {
  if (!record) return ['(not recorded)', '', '']
  const commit = record.commit ? `${record.commit.slice(0, 8)}${record.isDirty ? '+' : ''}` : '(no commit)'
  return [shortTime(record.builtAt), commit, record.author || record.builtBy]
}

function listMarks(version: PartVersion, { canaries = [], recalled = [] }: Registry): string[] {
  const shares = canaries.filter((canary) => canary.part === version.part && canary.version === version.version)
  return [
    ...shares.map(({ percent }) => `canary for ${percent} %`),
    ...(recalled.includes(formatPartVersion(version)) ? ['recalled'] : []),
  ]
}
