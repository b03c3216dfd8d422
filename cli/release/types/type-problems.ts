import { isDeepStrictEqual } from 'node:util'
import type { PartVersion, Problem, Store } from '@stepwise/deploy'
import { formatPartVersion, liveSet, publishedManifest, readBuildRecord, withManifests } from '@stepwise/deploy'
import type { RemoteManifest } from '@stepwise/shared/contracts/remote'
import { type SharedTypes, storedTypes } from './shared-types.ts'
import { type UnfitName, type UsedName, unfitNames } from './unfit-names.ts'

/**
 * What remotes would meet in a set with these versions: names of shared modules whose types are not those that they were built with, or cannot
 * be compared because a version was stored without types. Only of what the versions bring about.
 */
export async function typeProblems(store: Store, versions: PartVersion[]): Promise<Problem[]> {
  const manifests = await Promise.all(versions.map((version) => publishedManifest(store.files, version)))
  const { host, remotes } = withManifests(await liveSet(store.files, await store.pointer.read()), manifests)
  if (!host) return []
  const promoted = versions.map(({ part }) => part)
  const isHostPromoted = promoted.includes('host')
  const concerned = remotes.filter(({ config }) => isHostPromoted || promoted.includes(config.name))
  if (concerned.length === 0) return []
  const ownHost = { part: 'host', version: host.version }
  const offered = await storedTypes(store.files, ownHost)
  if (!offered) return [await missingTypes(store, ownHost)]
  // Remotes that were built from the same sources of shared are compared at once.
  const groups: { expected: SharedTypes; remotes: RemoteManifest[] }[] = []
  const problems: Problem[] = []
  for (const remote of concerned) {
    const version = { part: remote.config.name, version: remote.version }
    const expected = await storedTypes(store.files, version)
    const group = groups.find((one) => isDeepStrictEqual(one.expected, expected))
    if (group) group.remotes.push(remote)
    else if (expected) groups.push({ expected, remotes: [remote] })
    else problems.push(await missingTypes(store, version))
  }
  for (const { expected, remotes } of groups) {
    if (isDeepStrictEqual(expected, offered)) continue
    const unfit = await unfitNames(expected, offered, distinct(remotes.flatMap(({ uses }) => listNames(uses))))
    for (const { config, uses } of remotes) {
      const own = unfit.filter(({ module, name }) => uses[module]?.includes(name))
      const isHosts = isHostPromoted && !promoted.includes(config.name)
      problems.push(...own.map((one) => (isHosts ? hostProblem(config.name, one) : ownProblem(config.name, one))))
    }
  }
  return problems
}

/** Earlier releases stored no types: a build of the same commit is the same version, and brings them. */
async function missingTypes({ files }: Store, version: PartVersion): Promise<Problem> {
  const { part } = version
  const { commit = '' } = (await readBuildRecord(files, version)) ?? {}
  const from = commit === '' ? 'from the sources that it was built from' : `from commit ${commit.slice(0, 10)}`
  return {
    part,
    text: `${formatPartVersion(version)} was stored without its types, so nothing can be compared with them. Publish it again ${from}, which adds them (npm run release -- publish ${part}), or go on with --breaking "why".`,
  }
}

const listNames = (uses: RemoteManifest['uses']) =>
  Object.entries(uses).flatMap(([module, names]) => names.map((name) => ({ module, name })))

const distinct = (names: UsedName[]) => [...new Map(names.map((one) => [`${one.module} ${one.name}`, one])).values()]

const formatName = ({ module, name }: UnfitName) => (name === '*' ? module : `${name} of ${module}`)

const hostProblem = (remote: string, unfit: UnfitName): Problem => ({
  part: 'host',
  text: `${remote} uses ${formatName(unfit)}, which in this host ${unfit.why}. Keep it, promote a ${remote} that was built with it, or go on with --breaking "why".`,
})

const ownProblem = (remote: string, unfit: UnfitName): Problem => ({
  part: remote,
  text: `It uses ${formatName(unfit)}, which in the host that it would run with ${unfit.why}. Promote a host that fits, build it with the types of that host (npm run release -- types), or go on with --breaking "why".`,
})
