import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { directoryStore } from '../../deploy/src/store/directory-store.ts'
import { hasEngine, missingEngines } from '../browser/engines.ts'
import { violations } from '../import-rules/violations.ts'
import { root } from '../launch/root.mjs'
import { oldVersionRuns } from '../old-version/old-version.ts'
import { deadReferencesOf } from '../references/dead-references.ts'
import { releaseWorkingTree } from '../start/release-working-tree.ts'

/** `heard` is told what a program prints, unless it prints to a terminal. */
export type Step = { id: string; title: string; run: (heard: (text: string) => void) => Promise<boolean> }

export const lintOptions = [
  '--error-on-warnings',
  '--max-diagnostics=50',
  `--colors=${process.stdout.isTTY ? 'force' : 'off'}`,
]

/** Everything that must hold before a change is merged, in the order in which it fails fastest. */
export const steps: Step[] = [
  { id: 'lint', title: 'Lint and format', run: program('@biomejs/biome/bin/biome', 'ci', ...lintOptions) },
  { id: 'imports', title: 'Import rules', run: importsFollowRules },
  { id: 'packages', title: 'Packages: what is declared is used, and pinned', run: packagesAreTidy },
  { id: 'references', title: 'References of comments and pages', run: referencesLeadSomewhere },
  { id: 'types', title: 'Types', run: program('typescript/bin/tsc', '-b') },
  {
    id: 'unit',
    title: 'Unit tests',
    run: program('vitest/vitest.mjs', 'run', '--project', 'browser-code', '--project', 'tools'),
  },
  { id: 'api', title: 'API tests', run: program('vitest/vitest.mjs', 'run', '--root', 'api') },
  { id: 'old-version', title: 'The version before on the tables of today', run: oldVersionRuns },
  { id: 'build', title: 'Build, and the promotion gate', run: isPromotable },
  {
    id: 'drills',
    title: 'Drills: servers broken and brought back',
    run: program('vitest/vitest.mjs', 'run', '--project', 'drills', '--no-file-parallelism'),
  },
  {
    id: 'isolation',
    title: 'Remotes alone in a browser',
    run: program('playwright/cli.js', 'test', '--config', 'e2e/remote'),
  },
  { id: 'engines', title: 'Main journeys in Firefox and WebKit', run: journeysRunInEngines },
  { id: 'e2e', title: 'Journeys in a browser', run: program('playwright/cli.js', 'test', '--config', 'e2e') },
]

/** A package's own program, run with the Node that runs this. */
export function program(path: string, ...args: string[]): Step['run'] {
  return (heard) =>
    new Promise<boolean>((resolve) => {
      const output = process.stdout.isTTY ? 'inherit' : 'pipe'
      const child = spawn(process.execPath, [join(root, 'node_modules', path), ...args], {
        cwd: root,
        stdio: ['inherit', output, output],
      })
      for (const stream of ['stdout', 'stderr'] as const) {
        child[stream]?.setEncoding('utf8').on('data', (text: string) => {
          process[stream].write(text)
          heard(text)
        })
      }
      child.once('error', () => resolve(false))
      child.once('close', (code) => resolve(code === 0))
    })
}

/** Each package declares what it imports, nothing else and in one version; each file and export is used. */
async function packagesAreTidy(heard: (text: string) => void) {
  const isSynced = await program('syncpack/index.cjs', 'lint')(heard)
  const isUsed = await program('knip/bin/knip.js', '--no-progress', '--no-config-hints')(heard)
  return isSynced && isUsed
}

async function referencesLeadSomewhere() {
  const dead = deadReferencesOf(root)
  for (const line of dead) console.error(line)
  console.log(dead.length === 0 ? 'Every reference leads somewhere.' : `${dead.length} references lead nowhere.`)
  return dead.length === 0
}

async function importsFollowRules() {
  const broken = await violations(root)
  for (const line of broken) console.error(line)
  console.log(broken.length === 0 ? 'Every import follows the rules.' : `${broken.length} imports break the rules.`)
  return broken.length === 0
}

/** An engine that is not on this machine is told of, and is no failure. */
async function journeysRunInEngines(heard: (text: string) => void) {
  for (const line of missingEngines()) console.log(line)
  return !hasEngine() || program('playwright/cli.js', 'test', '--config', 'e2e/engines')(heard)
}

/** Builds each part and promotes it into a store that nobody is served from, in both editions. */
export async function isPromotable() {
  for (const edition of ['study', 'pro'] as const) {
    const storeDir = join(root, 'var', 'check', 'store')
    const store = directoryStore(storeDir, edition)
    const reason = { who: 'npm run check', why: 'the promotion gate' }
    await releaseWorkingTree({ edition, store, storeDir, reason, log: console.log })
    console.log(`The ${edition} edition may be promoted.`)
  }
  return true
}
