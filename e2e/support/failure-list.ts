import type { FullConfig, Reporter, Suite, TestCase, TestResult } from 'playwright/types/testReporter'

const mostLines = 8
// biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal begin with one
const colours = /\u001B\[[\d;]*m/g

/** Says at the very end why each journey failed, in a few lines: where a log is cut, its end is what is left of it. */
export default class FailureList implements Reporter {
  private suite: Suite | undefined

  onBegin(_: FullConfig, suite: Suite): void {
    this.suite = suite
  }

  onEnd(): void {
    const failed = (this.suite?.allTests() ?? []).filter((test) => test.outcome() === 'unexpected')
    for (const test of failed) process.stdout.write(`\n${titleOf(test)}\n${reasonOf(test.results.at(-1))}\n`)
  }

  printsToStdio(): boolean {
    return false
  }
}

const titleOf = (test: TestCase) =>
  `${test.titlePath().filter(Boolean).join(' › ')} (line ${test.location.line}, worker ${test.results.at(-1)?.parallelIndex})`

function reasonOf(result: TestResult | undefined): string {
  const lines = (result?.errors ?? []).flatMap(({ message = '' }) => message.replaceAll(colours, '').split('\n'))
  const where = result?.errors[0]?.location
  return [where && `at line ${where.line}`, ...lines.filter((line) => line.trim() !== '').slice(0, mostLines)]
    .filter((line) => line !== undefined)
    .map((line) => `    ${line}`)
    .join('\n')
}
