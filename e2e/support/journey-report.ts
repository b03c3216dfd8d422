import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '@stepwise/cli/root'
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from 'playwright/types/testReporter'
import { axeAnnotation } from './accessibility.ts'

const mostLines = 8

/** How many there may be in a run: a journey costs seconds of two processors, and so do a few runs of axe. */
interface Limits {
  journeys: number
  axeRuns?: number
}

/**
 * Says at the very end which journeys passed at a second try only, and why each of the others failed, in a few lines and with the command
 * that repeats it: where a log is cut, its end is what is left of it. Fails a run that has more journeys, or more runs of axe, than agreed.
 */
export default class JourneyReport implements Reporter {
  readonly #limits: Limits
  #suite: Suite | undefined

  constructor(limits: Limits) {
    this.#limits = limits
  }

  onBegin(_: FullConfig, suite: Suite): void {
    this.#suite = suite
  }

  async onEnd(): Promise<{ status?: FullResult['status'] }> {
    const tests = this.#suite?.allTests() ?? []
    for (const test of tests.filter((one) => one.outcome() === 'flaky')) print(`Flaky: ${titleOf(test)}`)
    for (const test of tests.filter((one) => one.outcome() === 'unexpected'))
      print(`\nFailed: ${titleOf(test)}\n${reasonOf(test.results.at(-1))}\n    ${repetitionOf(test)}`)
    const counts = { journeys: tests.length, axeRuns: axeRunsOf(tests) }
    const over = (['journeys', 'axeRuns'] as const).filter((one) => counts[one] > (this.#limits[one] ?? Infinity))
    for (const one of over)
      print(`\nFailed: too many: ${one} ${counts[one]}, at most ${this.#limits[one]} (docs/contributing.md#journeys).`)
    print(`${counts.journeys} journeys, ${counts.axeRuns} runs of axe.`)
    return over.length > 0 ? { status: 'failed' } : {}
  }

  printsToStdio(): boolean {
    return false
  }
}

const print = (line: string) => void process.stdout.write(`${line}\n`)

const titleOf = (test: TestCase) =>
  `${test.titlePath().filter(Boolean).join(' › ')} (line ${test.location.line}, worker ${test.results.at(-1)?.parallelIndex})`

function reasonOf(result: TestResult | undefined): string {
  const lines = (result?.errors ?? []).flatMap(({ message = '' }) => stripVTControlCharacters(message).split('\n'))
  const where = result?.errors[0]?.location
  return [where && `at line ${where.line}`, ...lines.filter((line) => line.trim() !== '').slice(0, mostLines)]
    .filter((line) => line !== undefined)
    .map((line) => `    ${line}`)
    .join('\n')
}

/** A test that a helper defines is at the helper's line, so its file is repeated: that of the outermost suite with a file. */
function repetitionOf(test: TestCase): string {
  let file = test.parent
  while (file.type !== 'file' && file.parent) file = file.parent
  const spec = file.location?.file ?? test.location.file
  const line = spec === test.location.file ? `:${test.location.line}` : ''
  return `To repeat it: npm run check -- ${relative(root, spec)}${line}`
}

const axeRunsOf = (tests: TestCase[]) =>
  tests.flatMap(({ results }) => results.at(-1)?.annotations ?? []).filter(({ type }) => type === axeAnnotation).length
