import { ReleaseError } from '../errors.ts'
import type { FileStore, Promotion, Store } from '../store/store.ts'
import { buildProblems } from './check-build.ts'
import { collisionProblems, contractProblems, sharedProblems } from './check-contract.ts'
import { hostFileProblems, remoteFileProblems } from './check-files.ts'
import { hostSizes, overBudget, remoteSizes, type Size } from './check-sizes.ts'
import { type LiveSet, liveSet, withManifests } from './live-set.ts'
import { identityOf, type Manifest, publishedManifest } from './manifest.ts'
import { formatPartVersion, type PartVersion, versionFolder } from './part.ts'

export type CheckOptions = {
  ignoresBudgets?: boolean
  /** With it, versions that it does not name must have been checked when they were published. */
  history?: Promotion[]
}
export type Report = { problems: string[]; sizes: Record<string, Size[]> }

/** Checks published versions as a promotion would, against the set that is live now. Answers with every problem and size. */
export async function check(store: Store, versions: PartVersion[]): Promise<Report> {
  const manifests = await Promise.all(versions.map((version) => publishedManifest(store.files, version)))
  const history = await store.pointer.history()
  return checkSet(store.files, await liveSet(store.files, await store.pointer.read()), manifests, { history })
}

/** Throws a {@link ReleaseError} with every reason why the set may not become live with these versions in it. */
export async function assertPromotable(
  files: FileStore,
  before: LiveSet,
  manifests: Manifest[],
  options: CheckOptions = {},
) {
  const { problems } = await checkSet(files, before, manifests, options)
  if (problems.length > 0) throw new ReleaseError(problems)
}

async function checkSet(
  files: FileStore,
  before: LiveSet,
  manifests: Manifest[],
  { ignoresBudgets = false, history }: CheckOptions = {},
): Promise<Report> {
  const after = withManifests(before, manifests)
  const problems = [...editionProblems(before, after), ...sharedProblems(after), ...collisionProblems(after)]
  const sizes: Record<string, Size[]> = {}
  if (history) problems.push(...(await buildProblems(files, manifests.map(identityOf), history)))
  for (const manifest of manifests) {
    const identity = identityOf(manifest)
    const folder = versionFolder(identity)
    const own = await (manifest.kind === 'host'
      ? hostReport(files, folder, manifest.host)
      : remoteReport(files, folder, manifest.remote))
    sizes[formatPartVersion(identity)] = own.sizes
    const sizeProblems = ignoresBudgets ? [] : overBudget(own.sizes)
    problems.push(...[...own.problems, ...sizeProblems].map((problem) => `${identity.part}: ${problem}`))
  }
  return { problems, sizes }
}

const hostReport = async (...part: Parameters<typeof hostSizes>) => ({
  problems: await hostFileProblems(...part),
  sizes: await hostSizes(...part),
})

const remoteReport = async (...part: Parameters<typeof remoteSizes>) => ({
  problems: [...contractProblems(part[2]), ...(await remoteFileProblems(...part))],
  sizes: await remoteSizes(...part),
})

/** A store serves one edition: its first host decides which. */
function editionProblems(before: LiveSet, after: LiveSet) {
  if (!before.host || !after.host || before.host.edition === after.host.edition) return []
  return [
    `host: it is built for the ${after.host.edition} edition; this store serves the ${before.host.edition} edition.`,
  ]
}
