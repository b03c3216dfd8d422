import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatPartVersion, type PartVersion, publish, type Store, versionFolder } from '@stepwise/deploy'
import { fakeHostBuild, fakeRemoteBuild } from '@stepwise/deploy/testing/fake-builds'

/** The seven teams and the parts that each ships. The platform team may ship all: a new major of shared is one step for everyone. */
export const teams: Record<string, string[]> = {
  platform: ['host', 'auth'],
  learning: ['learn'],
  journal: ['journal'],
  wellbeing: ['wellbeing'],
  tools: ['study-tools'],
  content: ['content-desk'],
  public: ['public-site'],
}
export const parts = Object.values(teams).flat()
export const remotes = parts.filter((part) => part !== 'host')
export const findTeam = (part: string) => Object.keys(teams).find((team) => teams[team]?.includes(part)) ?? 'nobody'

/** A small change of a part: what its build states of itself. */
export interface Variant extends PartVersion {
  /** Of the host: the version of shared that it brings; of a remote: the range that it takes. */
  shared: string
  calls: string[]
}

/** What a remote shows when someone opens its panel. Its entry alone knows the file, as with real builds. */
export const panelFile = 'panel.1.js'

/** Names a version as a build would: by a hash. */
export const variantVersion = (seed: number, serial: number) =>
  `1.0.0-${createHash('sha256').update(`${seed} ${serial}`).digest('hex').slice(0, 8)}`

/** Builds a variant and stores it, as published at the time that the clock says. Each of its files names the part and the version. */
export async function publishVariant(store: Store, root: string, variant: Variant): Promise<PartVersion> {
  const dist = await mkdtemp(join(tmpdir(), 'stepwise-variant-'))
  try {
    for (const [name, content] of Object.entries(buildFiles(variant))) {
      await mkdir(join(dist, name, '..'), { recursive: true })
      await writeFile(join(dist, name), content)
    }
    await publish(store, variant.part, dist)
  } finally {
    await rm(dist, { recursive: true, force: true })
  }
  // The file system has a clock of its own.
  await utimes(join(root, versionFolder(variant)), new Date(), new Date())
  return { part: variant.part, version: variant.version }
}

/** So much that does not become smaller by compression that another hash in it is not growth. */
const filler = Array.from({ length: 40 }, (_, index) => createHash('sha256').update(`${index}`).digest('hex')).join('')

function buildFiles({ part, version, shared, calls }: Variant) {
  const owners = [...new Set([findTeam(part), 'platform'])]
  const mark = formatPartVersion({ part, version })
  const script = (what: string) => `/* ${mark} ${what} ${filler} */`
  if (part === 'host')
    return fakeHostBuild(
      version,
      { sharedVersion: shared, calls, owners },
      { 'main.1.js': script('start'), 'main.1.css': `/* ${mark} */body{margin:0}` },
    )
  return fakeRemoteBuild(part, version, {
    config: {
      owners,
      title: part,
      routes: [{ path: `/${part}`, page: 'home', access: 'public' }],
      slots: [`panel.${part}`],
    },
    manifest: {
      sharedRange: shared,
      calls,
      slots: { [`panel.${part}`]: { js: [panelFile], css: [], shared: [] } },
    },
    entry: script('entry'),
    files: { 'home.1.js': script('page'), 'home.1.css': `.home{/* ${mark} */}`, [panelFile]: script('panel') },
  })
}
