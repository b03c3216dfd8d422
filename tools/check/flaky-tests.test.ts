import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

// docs/contributing.md#flaky-tests

const mostEntries = 5
const entry = z.strictObject({ test: z.string().includes(' › '), cause: z.string().min(1), seen: z.iso.date() })
const ledger = z.array(entry)

test('at most five tests are known to need a second try, each with its file, cause and day', () => {
  const entries = ledger.parse(parse(readFileSync(join(root, 'docs', 'flaky-tests.yaml'), 'utf8')))
  expect(entries.length).toBeLessThanOrEqual(mostEntries)
  for (const { test: name } of entries) {
    const [file = ''] = name.split(' › ')
    expect(existsSync(join(root, file)), file).toBe(true)
  }
})
