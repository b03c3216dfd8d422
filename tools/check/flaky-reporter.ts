import type { Reporter, TestModule } from 'vitest/node'
import { root } from '../launch/root.mjs'

/** Says at the end of a run of Vitest which tests passed at their second try only, and how to repeat those that failed. */
export default class FlakyReporter implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    const failed = new Set<string>()
    for (const module of modules) {
      const file = module.moduleId.replace(`${root}/`, '')
      if (!module.ok()) failed.add(file)
      for (const test of module.children.allTests())
        if (test.diagnostic()?.flaky) process.stdout.write(`Flaky: ${file} › ${test.fullName}\n`)
    }
    for (const file of failed) process.stdout.write(`To repeat it: npm run check -- ${file}\n`)
  }
}
