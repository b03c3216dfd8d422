import type { BuildRecord } from '@stepwise/shared/contracts/release'
import type { PartFolder } from './parts.ts'
import { type SourceState, sourceState } from './source-state.ts'

/** The record of a build that `who` made just now. `checks` are those that its sources have passed. */
export async function buildRecord(
  part: PartFolder,
  who: string,
  checks: BuildRecord['checks'],
  state?: SourceState,
): Promise<BuildRecord> {
  const { commit, author, changed } = state ?? (await sourceState(part))
  const builtAt = new Date().toISOString()
  return { commit, isDirty: changed.length > 0, author, builtBy: who, builtAt, checks }
}
