import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { onTestFinished } from 'vitest'

/** An empty folder of a test's own. It is gone when the test has finished. */
export function temporaryFolder() {
  const folder = mkdtempSync(`${tmpdir()}/stepwise-test-`)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
