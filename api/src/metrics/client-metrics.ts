import { clientReports } from './registry.ts'

type Kind = 'load' | 'fault' | 'error'

/** Browsers name parts and versions themselves: what comes after so many is counted as one. */
const mostVersions = 200
const known = new Set<string>()

/** Counts what browsers reported of a version. */
export function countClientReports({ part, version }: { part: string; version: string }, kind: Kind) {
  const key = `${part}@${version}`
  if (known.size < mostVersions) known.add(key)
  const labels = known.has(key) ? { part, version } : { part: 'other', version: 'other' }
  clientReports.inc({ ...labels, kind })
}
