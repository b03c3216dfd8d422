import { root } from '@stepwise/cli/root'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/**
 * Says at the end of a run of Vitest which tests passed at their second try only, which failed with the first line of why, and how to
 * repeat them. An error outside any test fails a run too.
 */
export default class VitestReport implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>, outside: ReadonlyArray<SerializedError>): void {
    for (const module of modules) {
      const file = module.moduleId.replace(`${root}/`, '')
      const failures = module.errors().map((error) => `${file}: ${readFirstLine(error)}`)
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        if (state === 'failed') failures.push(`${file} › ${test.fullName}: ${readFirstLine(errors[0])}`)
        else if (test.diagnostic()?.flaky) print(`Flaky: ${file} › ${test.fullName}`)
      }
      for (const failure of failures) print(`Failed: ${failure}`)
      if (!module.ok()) print(`To repeat it: npm run check -- ${file}`)
    }
    for (const error of outside) print(`Failed: outside any test: ${readFirstLine(error)}`)
  }
}

const print = (line: string) => void process.stdout.write(`${line}\n`)
const readFirstLine = (error: SerializedError | undefined) => String(error?.message ?? '').split('\n')[0]
