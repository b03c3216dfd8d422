import { execFileSync } from 'node:child_process'
import { root } from '@stepwise/cli/root'
import { readArguments, run } from '@stepwise/cli/run'
import { UserFacingError } from '@stepwise/deploy/errors'
import { Stryker } from '@stryker-mutator/core'
import { type Area, areas } from './areas.ts'

/** Tests and what serves them, types alone, and the boot script, whose tests run the bundle. */
const noFaultsIn = [
  '!**/*.test.{ts,tsx}',
  '!**/testing/**',
  '!**/testing.tsx',
  '!**/*.fixture.ts',
  '!**/*.d.ts',
  '!deploy/src/page/boot/**',
]

/** Of the planted faults, so many percent must be noticed. */
const threshold = 85

await run(async () => {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { only: { type: 'string' }, concurrency: { type: 'string', default: '2' } },
  })
  const names = positionals.length > 0 ? positionals : Object.keys(areas)
  const unknown = names.filter((name) => !areas[name])
  if (unknown.length > 0) {
    throw new UserFacingError([`There is no area ${unknown.join(', ')}; there are ${Object.keys(areas).join(', ')}.`])
  }
  rejectUncommitted()
  for (const name of names) {
    const area = areas[name]
    if (area) await mutate(name, area, { only: values.only, concurrency: Number(values.concurrency) })
  }
})

/**
 * Plants faults in an area, one at a time, and runs its tests on each. The report is var/mutation/<area>.html. A later run tries
 * only what has changed since. Exits with 1 below the threshold.
 */
async function mutate(
  name: string,
  { code, environment }: Area,
  { only, concurrency }: { only?: string | undefined; concurrency: number },
) {
  process.env.MUTATE_AREA = name
  await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: {
      configFile: 'tools/measure/mutate/vitest.config.ts',
      related: false,
      // As in vitest.config.ts.
      pool: environment === 'jsdom' ? 'vmThreads' : 'threads',
    },
    coverageAnalysis: 'perTest',
    // In a copy of the tree, @stepwise/shared would still lead to the original, which has no faults.
    inPlace: true,
    mutate: [...(only ? [only] : code.map((files) => `${files}.{ts,tsx}`)), ...noFaultsIn],
    concurrency,
    incremental: true,
    incrementalFile: `var/mutation/${name}.incremental.json`,
    tempDirName: 'var/mutation/tmp',
    reporters: ['html', 'json', 'clear-text', process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    htmlReporter: { fileName: `var/mutation/${name}.html` },
    jsonReporter: { fileName: `var/mutation/${name}.json` },
    clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
    thresholds: { high: 95, low: threshold, break: threshold },
    // On a busy machine a slow test is not an endless loop.
    timeoutMS: 10_000,
    allowEmpty: false,
  }).runMutationTest()
}

/** The faults are planted in the working tree, and taken out again: what is not committed could be lost to a crash. */
function rejectUncommitted() {
  const changed = execFileSync('git', ['status', '--porcelain', '--untracked-files=no'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (changed !== '')
    throw new UserFacingError(['There are changes that are not committed. Commit them first:', changed.trimEnd()])
}
