import type { Registry } from '@stepwise/shared/contracts'
import { formatBytes, formatCount } from '@stepwise/shared/counts'
import { formatDate, formatState } from './format-state.ts'
import type { LoadFacts, PartFacts, SharedFacts } from './running-facts.ts'

/** "6 files, 31 kB (104 kB unpacked), slowest 120 ms". */
export function formatLoads(loads: LoadFacts | null): string {
  if (!loads) return 'Not loaded yet'
  const { files, transferred, decoded, slowest } = loads
  const size = transferred === 0 ? 'from the cache' : formatBytes(transferred)
  const count = formatCount(files, 'file')
  return `${count}, ${size} (${formatBytes(decoded)} unpacked), slowest ${Math.round(slowest)} ms`
}

export const unknown = 'not known'

/** Which versions a page has, and why: everyone's, or chosen ones. */
export function formatSelection({ promotion, promotedAt, selection }: Registry): string {
  const live = `Promotion ${promotion}, live since ${formatDate(promotedAt)}.`
  if (!selection) return `${live} No overrides.`
  const parts = selection.parts.map(({ part, version }) => `${part} ${version}`).join(', ')
  const words = {
    override: `Chosen for this browser${selection.until ? ` until ${formatDate(selection.until)}` : ''}: ${parts}.`,
    standalone: 'One remote alone.',
    canary: `This person gets a new version early: ${parts}.`,
  }
  return [live, words[selection.kind], formatState(selection.scenario ?? {})].filter(Boolean).join(' ')
}

interface ReportFacts {
  registry: Registry
  parts: PartFacts[]
  shared: SharedFacts[]
  /** What is there more than once. */
  twice: string[]
}

/** All of it as plain text, for a message or a bug report. Nothing about the person. */
export function reportText({ registry, parts, shared, twice }: ReportFacts): string {
  const { host } = registry
  return [
    `What am I running: ${location.origin}${location.pathname}`,
    `${new Date().toISOString()}, ${host.edition} edition`,
    formatSelection(registry),
    '',
    ...parts.flatMap(({ part, version, commit, built, promoted, isLive, loads }) => [
      `${part} ${version}${isLive === false ? ' (not live)' : ''}`,
      `  commit ${commit || unknown}, built ${built || unknown}, promoted ${promoted || unknown}`,
      `  ${formatLoads(loads)}`,
    ]),
    '',
    `Shared by the host ${host.version} (@stepwise/shared ${host.sharedVersion}):`,
    ...shared.map(
      ({ name, copies, usedBy }) => `  ${name} ${copies.join(' and ')}; used by ${usedBy.join(', ') || 'none'}`,
    ),
    `More than once: ${twice.join(', ') || 'nothing'}`,
    '',
    navigator.userAgent,
    '',
  ].join('\n')
}
