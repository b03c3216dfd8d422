import { expect, test } from 'vitest'
import { UserFacingError } from '../../../deploy/src/errors.ts'
import { promote } from '../../../deploy/src/release/promote.ts'
import { publish } from '../../../deploy/src/release/publish.ts'
import { directoryStore } from '../../../deploy/src/store/directory-store.ts'
import { fakeHost } from '../../../deploy/src/testing/fake-parts.ts'
import { temporaryFolder } from '../../../deploy/src/testing/temporary-folder.ts'
import type { ReadCounts } from './read-counts.ts'
import { logCounts } from './status-counts.ts'

// docs/product/errors.md#status

async function linesOf(readCounts: ReadCounts, options = {}) {
  const store = directoryStore(await temporaryFolder(), 'study')
  await publish(store, 'host', await fakeHost('1.0.0'))
  await promote(store, [{ part: 'host', version: '1.0.0' }], { who: 'ada', why: '' })
  const lines: string[] = []
  await logCounts({ store, log: (line) => lines.push(line), options }, readCounts)
  return lines
}
const counts = [
  { part: 'host', version: '0.9.0', loads: 10, faults: 0, errors: 0 },
  { part: 'host', version: '1.0.0', loads: 200, faults: 4, errors: 1 },
  { part: 'learn', version: '1.0.0', loads: 1, faults: 0, errors: 0 },
]

test('each version has its loads, faults and errors, and which is live', async () => {
  expect(await linesOf(async () => counts, { part: 'host' })).toEqual([
    'In browsers, in the last 30 days:',
    '  host          0.9.0                   10 loads, 0 faults, 0 errors (0 %)',
    '  host          1.0.0             live  200 loads, 4 faults, 1 errors (2.5 %)',
  ])
  expect(await linesOf(async () => counts)).toHaveLength(4)
})

test('when nothing is known, one line says so', async () => {
  expect(await linesOf(async () => [])).toEqual(['No browser has told of any version yet.'])
  const away = async () => {
    throw new UserFacingError(['It does not answer.'])
  }
  expect(await linesOf(away)).toEqual(['It does not answer.'])
})
