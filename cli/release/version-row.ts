import { formatPartVersion, type PartVersion } from '@stepwise/deploy'
import type { BuildRecord } from '@stepwise/shared/contracts/release'
import type { Registry } from '@stepwise/shared/contracts/remote'
import { shortTime } from './table.ts'
import { countsCell, type KnownCounts } from './watch/status-counts.ts'

/**
 * One version in a list, as cells: which it is, when, from which commit and by whom it was built, what is special
 * about it, and what happened to it in browsers.
 */
export function versionRow(
  { version, part }: PartVersion,
  record: BuildRecord | undefined,
  registry: Registry,
  known: KnownCounts,
): string[] {
  const which = { part, version }
  return [version, ...buildCells(record), marksOf(which, registry).join(', '), countsCell(known, which)]
}

/** When a version was built, its commit, and the commit's author. `+` marks a build with changes that are in no commit. */
export function buildCells(record: BuildRecord | undefined): string[] {
  if (!record) return ['(not recorded)', '', '']
  const commit = record.commit ? `${record.commit.slice(0, 8)}${record.isDirty ? '+' : ''}` : '(no commit)'
  return [shortTime(record.builtAt), commit, record.author || record.builtBy]
}

function marksOf(version: PartVersion, { canaries = [], recalled = [] }: Registry): string[] {
  const shares = canaries.filter((canary) => canary.part === version.part && canary.version === version.version)
  return [
    ...shares.map(({ percent }) => `canary for ${percent} %`),
    ...(recalled.includes(formatPartVersion(version)) ? ['recalled'] : []),
  ]
}
