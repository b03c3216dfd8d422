import { join } from 'node:path'
import { temporaryFolder } from '@stepwise/deploy/testing/temporary-folder'
import { expect, test } from 'vitest'
import { sourceProblems } from './check-sources.ts'

test('wrong types in the pages and the configuration of a part are both named, with file and line', async () => {
  const folder = await temporaryFolder({
    'src/remote.tsx': 'export const pages: number = "home"',
    'remote.config.ts': '\nexport const title: string = 1',
  })
  const problems = await sourceProblems({ part: 'a-test', folder, dist: join(folder, 'dist') })
  expect(problems).toEqual([
    expect.stringMatching(/src[\\/]remote\.tsx\(1,14\): error TS2322: .*string.*number/),
    expect.stringMatching(/remote\.config\.ts\(2,14\): error TS2322: .*number.*string/),
  ])
})
