import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { hasEngine, missingEngines } from '@stepwise/cli/browser'
import { root } from '@stepwise/cli/root'
import { violations } from '@stepwise/cli/sources'
import { releaseWorkingTree } from '@stepwise/cli/start'
import { directoryStore } from '@stepwise/deploy'
import { oldVersionRuns } from './old-version/old-version.ts'
import { inMemory, playwright, program, type Run, vitest } from './program.ts'
import { newerFeaturesIn } from './rules/browsers/newer-features.ts'
import { findDeadReferences } from './rules/references/dead-references.ts'

export interface Step {
  id: string
  /** The part that it is a check of; of the whole product if left out. */
  part?: string
  title: string
  run: Run
  /** Seconds on a calm machine of two cores, of the clock and of processor time; a step that takes longer is pointed out. */
  budget?: { wall: number; cpu: number }
  /** It is run only where it is named. */
  isExtra?: boolean
}

export const lintOptions = [
  '--error-on-warnings',
  '--max-diagnostics=50',
  `--colors=${process.stdout.isTTY ? 'force' : 'off'}`,
]

const projects = (...names: string[]) => names.flatMap((name) => ['--project', name])
const step = (id: string, title: string, run: Run, wall: number, cpu: number): Step => ({
  id,
  title,
  run,
  budget: { wall, cpu },
})

const sources: Step[] = [
  step('lint', 'Lint and format', program('@biomejs/biome/bin/biome', ['ci', ...lintOptions]), 10, 20),
  step('imports', 'Import rules', importsFollowRules, 10, 15),
  step('packages', 'Packages: what is declared is used, and pinned', packagesAreTidy, 10, 15),
  step('references', 'References of comments and pages', referencesLeadSomewhere, 5, 5),
  step('commits', 'Commit messages', messagesFollowRules, 5, 5),
  step('types', 'Types', program('typescript/bin/tsc', ['-b']), 45, 80),
]
const unit = step('unit', 'Unit tests', vitest(projects('browser-code', 'tools')), 180, 330)
const api = step(
  'api',
  'API on PostgreSQL; on the embedded database where it can differ',
  vitest(['--root', 'api', ...projects('api', 'api-postgres', 'api-embedded')], inMemory()),
  180,
  330,
)
const build = step('build', 'Build, and the promotion gate', isPromotable, 60, 90)
const isolation = step('isolation', 'Remotes alone in a browser', playwright('--config', 'e2e/remote'), 30, 50)

/** What must hold before a change is merged, in the order in which it fails fastest: `npm test`, and what CI runs. */
export const standardSteps: Step[] = [
  ...sources,
  unit,
  api,
  build,
  isolation,
  step('core', 'Core journeys in a browser', playwright('--config', 'e2e/core.config.ts'), 360, 600),
]

/** Everything that can be checked: before a release, and at the end of a large change. */
export const fullSteps: Step[] = [
  ...sources,
  unit,
  step(
    'slow',
    'Unit tests that build, start or kill, one at a time',
    vitest([...projects('slow-tools'), '--no-file-parallelism']),
    180,
    220,
  ),
  api,
  step(
    'api-rest',
    'API on the embedded database, the rest',
    vitest(['--root', 'api', ...projects('api-embedded-rest')], inMemory()),
    100,
    170,
  ),
  step('old-version', 'The version before on the tables of today', oldVersionRuns, 90, 170),
  build,
  step(
    'drills',
    'Drills: servers broken and brought back, one at a time',
    async (heard) => {
      const haveServersPassed = await vitest(['--root', 'api', ...projects('api-processes'), '--no-file-parallelism'])(
        heard,
      )
      return (await vitest([...projects('drills'), '--no-file-parallelism'])(heard)) && haveServersPassed
    },
    420,
    560,
  ),
  isolation,
  step('engines', 'Main journeys in Firefox and WebKit', journeysRunInEngines, 240, 300),
  step('e2e', 'Journeys in a browser', playwright('--config', 'e2e', ...projects('study', 'pro')), 1200, 2000),
  step(
    'alone',
    'Journeys that start, kill or publish, one at a time',
    playwright('--config', 'e2e', ...projects('alone')),
    660,
    880,
  ),
]

/** Each package declares what it imports, nothing else and in one version; each file and export is used. */
async function packagesAreTidy(heard: (text: string) => void) {
  const isSynced = await program('syncpack/index.cjs', ['lint'])(heard)
  const isUsed = await program('knip/bin/knip.js', ['--no-progress', '--no-config-hints'])(heard)
  return isSynced && isUsed
}

async function referencesLeadSomewhere() {
  const dead = findDeadReferences(root)
  for (const line of dead) console.error(line)
  console.log(dead.length === 0 ? 'Every reference leads somewhere.' : `${dead.length} references lead nowhere.`)
  return dead.length === 0
}

/** The messages of all commits since the one that brought the rules. */
function messagesFollowRules(heard: (text: string) => void) {
  const added = ['log', '--diff-filter=A', '--format=%H', '-1', '--', 'commitlint.config.mjs']
  const first = execFileSync('git', added, { cwd: root, encoding: 'utf8' }).trim()
  return program('@commitlint/cli/cli.js', ['--from', first])(heard)
}

async function importsFollowRules() {
  const broken = await violations(root)
  for (const line of broken) console.error(line)
  console.log(broken.length === 0 ? 'Every import follows the rules.' : `${broken.length} imports break the rules.`)
  return broken.length === 0
}

/** Of the parts as they were built last. */
function browsersHaveWhatIsUsed(): boolean {
  const missing = newerFeaturesIn(root)
  for (const line of missing) console.error(line)
  if (missing.length > 0) console.log('Not all supported browsers have that: shared/contracts/supported-browsers.ts')
  return missing.length === 0
}

/** An engine that is not on this machine is printed, and is not a failure. */
async function journeysRunInEngines(heard: (text: string) => void) {
  for (const line of missingEngines()) console.log(line)
  return !hasEngine() || playwright('--config', 'e2e/engines')(heard)
}

/** Builds each part, promotes it into a store that no one is served from, in both editions, and looks into the bundles. */
export async function isPromotable() {
  for (const edition of ['study', 'pro'] as const) {
    const storeDir = join(root, 'var', 'check', 'store')
    const store = directoryStore(storeDir, edition)
    const reason = { who: 'npm run check', why: 'the promotion gate' }
    await releaseWorkingTree({ edition, store, storeDir, reason, log: console.log })
    console.log(`The ${edition} edition may be promoted.`)
  }
  return browsersHaveWhatIsUsed()
}
