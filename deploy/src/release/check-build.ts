import { buildRecordSchema } from '@stepwise/shared/contracts/release'
import type { FileStore, Promotion } from '../store/store.ts'
import { readBuildRecord } from './build-record.ts'
import type { PartVersion } from './part.ts'
import type { Problem } from './problem.ts'

const checks = buildRecordSchema.shape.checks.element.options

/**
 * Versions that were published without the checks of their sources, as npm start does. What was live in this store before may be live
 * again.
 */
export async function buildProblems(
  files: FileStore,
  versions: PartVersion[],
  history: Promotion[],
): Promise<Problem[]> {
  const wereLive = new Set(history.flatMap(({ changes }) => changes.map(({ part, to }) => `${part}@${to}`)))
  const unknown = versions.filter(({ part, version }) => !wereLive.has(`${part}@${version}`))
  const problems = await Promise.all(
    unknown.map(async (version) => {
      const record = await readBuildRecord(files, version)
      const missing = checks.filter((check) => !record?.checks.includes(check))
      return missing.length > 0 ? [toProblem(version, missing)] : []
    }),
  )
  return problems.flat()
}

const toProblem = ({ part, version }: PartVersion, missing: string[]): Problem => ({
  part,
  text: `The ${missing.join(' and ')} of ${version} have not been checked. Publish it with npm run release -- publish ${part}.`,
})
