import { calls } from '@stepwise/shared/contracts/calls'
import type { Edition } from '@stepwise/shared/contracts/edition'
import { ReleaseError } from '../errors.ts'
import type { FileStore, Promotion, Store } from '../store/store.ts'
import { breakingProblems } from './check-breaking.ts'
import { buildProblems } from './check-build.ts'
import { callProblems } from './check-calls.ts'
import { collisionProblems, sharedProblems } from './check-contract.ts'
import { contentsOfHost, contentsOfRemote, fileProblems } from './check-files.ts'
import { contractProblems, globalWarnings, menuProblems } from './check-remote.ts'
import { shadowProblems } from './check-shadows.ts'
import { grownSizes, hostSizes, overBudget, remoteSizes, type Size } from './check-sizes.ts'
import { styleProblems } from './check-styles.ts'
import { assertLive } from './if-live.ts'
import { linkProblems } from './linking-parts.ts'
import { type LiveSet, liveSet, withManifests, withoutRemote } from './live-set.ts'
import { type Manifest, publishedManifest, toPartVersion } from './manifest.ts'
import { assertDistinct, formatPartVersion, type Part, type PartVersion, versionFolder } from './part.ts'
import { type Problem, problemLines } from './problem.ts'

export interface CheckOptions {
  /** Why something that people or other parts may count on goes away. Without it that is refused. */
  breaking?: string | undefined
  /** Pages may grow as much as their budgets allow. */
  allowsGrowth?: boolean
  /** The store serves this machine alone: anyone may, and what goes away, grows or was not checked is not refused. */
  isLocal?: boolean
  /** For going back to what was live: what goes away, and what it weighs, was accepted once. */
  isReturn?: boolean
  /** With it, versions that it does not name must have been checked when they were published. */
  history?: Promotion[]
  /** For one remote without the others: its menu may lead to them. */
  isAlone?: boolean
  /** For development: its builds are not minified. */
  ignoresBudgets?: boolean
  /** The calls that the running API serves, such as `GET /flows`. Without it, those of these sources. */
  servedCalls?: string[] | undefined
  /** Versions that must be live now. */
  ifLive?: PartVersion[]
}

/** `accepted` is what would be refused without `breaking`; `warnings` are worth a look, and refuse nothing. */
export interface Report {
  problems: Problem[]
  accepted: Problem[]
  warnings: Problem[]
  sizes: Record<string, Size[]>
}

/** Checks published versions as a promotion would, against the set that is live now. Returns every problem and size. */
export async function check({ files, pointer, edition }: Store, versions: PartVersion[], options?: CheckOptions) {
  assertDistinct(versions)
  const live = await pointer.read()
  const history = await pointer.history()
  assertLive(options?.ifLive ?? [], live, history)
  const manifests = await Promise.all(versions.map((version) => publishedManifest(files, version)))
  return checkStep(
    files,
    { before: await liveSet(files, live), withdrawn: [], manifests, edition },
    { history, ...options },
  )
}

/** What a release of an edition is about to do: from the set that is live, take remotes out and put these versions in. */
export interface ReleaseStep {
  edition: Edition
  before: LiveSet
  withdrawn: Part[]
  manifests: Manifest[]
}

/** Throws a {@link ReleaseError} with every reason why a step may not be taken. */
export async function assertPromotable(files: FileStore, step: ReleaseStep, options: CheckOptions = {}) {
  const { problems } = await checkStep(files, step, options)
  if (problems.length > 0) throw new ReleaseError(problemLines(problems))
}

async function checkStep(files: FileStore, step: ReleaseStep, options: CheckOptions = {}): Promise<Report> {
  const { edition, before, withdrawn, manifests } = step
  const after = withManifests(withdrawn.reduce(withoutRemote, before), manifests)
  const promoted = manifests.map((manifest) => toPartVersion(manifest).part)
  const problems = [
    ...editionProblems(edition, manifests),
    ...sharedProblems(after, promoted),
    ...collisionProblems(after, promoted),
  ]
  if (options.history) problems.push(...(await buildProblems(files, manifests.map(toPartVersion), options.history)))
  const sizes: Record<string, Size[]> = {}
  for (const manifest of manifests) {
    const own = await partReport(files, manifest, step, after, options)
    sizes[formatPartVersion(toPartVersion(manifest))] = own.sizes
    problems.push(...own.problems)
  }
  const breaking =
    options.isLocal || options.isReturn
      ? []
      : [
          ...breakingProblems({ before, after, promoted }),
          ...shadowProblems({ before, after, promoted }),
          ...(await Promise.all(withdrawn.map((part) => linkProblems(files, before, part)))).flat(),
        ]
  const warnings = manifests.flatMap(globalWarnings)
  return options.breaking
    ? { problems, accepted: breaking, warnings, sizes }
    : { problems: [...problems, ...breaking], accepted: [], warnings, sizes }
}

/** What is wrong with one version, and its sizes. */
async function partReport(
  files: FileStore,
  manifest: Manifest,
  { before }: ReleaseStep,
  after: LiveSet,
  { ignoresBudgets, allowsGrowth, isLocal, isReturn, isAlone, servedCalls = Object.keys(calls) }: CheckOptions,
): Promise<{ problems: Problem[]; sizes: Size[] }> {
  const identity = toPartVersion(manifest)
  const { part } = identity
  const folder = versionFolder(identity)
  const contents = manifest.kind === 'host' ? contentsOfHost(manifest.host) : contentsOfRemote(manifest.remote)
  const sizes = await measureSizes(files, manifest)
  const live = liveManifest(before, part)
  const grown = live && !(allowsGrowth || isLocal || isReturn) ? grownSizes(await measureSizes(files, live), sizes) : []
  const texts = [
    ...(await fileProblems(files, folder, contents)),
    ...(manifest.kind === 'remote' && !isReturn ? await styleProblems(files, folder, manifest.remote) : []),
    ...(ignoresBudgets || isReturn ? [] : overBudget(sizes)),
    ...grown,
  ]
  const made = manifest.kind === 'host' ? manifest.host.calls : manifest.remote.calls
  return {
    problems: [
      ...(manifest.kind === 'remote' ? contractProblems(manifest.remote) : []),
      ...(manifest.kind === 'remote' && !isAlone ? menuProblems(manifest.remote, after) : []),
      ...callProblems(part, made, servedCalls),
      ...texts.map((text) => ({ part, text })),
    ],
    sizes,
  }
}

function measureSizes(files: FileStore, manifest: Manifest): Promise<Size[]> {
  const folder = versionFolder(toPartVersion(manifest))
  return manifest.kind === 'host'
    ? hostSizes(files, folder, manifest.host)
    : remoteSizes(files, folder, manifest.remote)
}

function liveManifest({ host, remotes }: LiveSet, part: Part): Manifest | undefined {
  if (part === 'host') return host && { kind: 'host', host }
  const remote = remotes.find(({ config }) => config.name === part)
  return remote && { kind: 'remote', remote }
}

/** A host is built for one edition, and remotes for both. */
function editionProblems(edition: Edition, manifests: Manifest[]): Problem[] {
  return manifests.flatMap((manifest) => {
    if (manifest.kind !== 'host' || manifest.host.edition === edition) return []
    const built = manifest.host.edition
    const text = `It is built for the ${built} edition, and this store serves the ${edition} edition. Promote it with --edition ${built}, or publish a host with --edition ${edition} and promote that.`
    return [{ part: 'host', text }]
  })
}
