import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync(new URL('../../../../docs/security.md', import.meta.url), 'utf8')

/** How many requirements of level 1 or 2 each section of OWASP ASVS 5.0 has; those of level 3 come last. */
const counts = [
  '2.1:3 2.2:3 2.3:4 2.4:1',
  '6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4',
  '7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2',
  '8.1:2 8.2:3 8.3:1 8.4:1',
].flatMap((chapter) => chapter.split(' ').map((section) => section.split(':')))

const rows = [...page.matchAll(/^\| (\d\.\d\.\d+) \| ([12]) \| (.+) \| (.+) \| (.+) \|$/gm)].map(
  ([, number = '', , asks = '', , heldBy = '']) => ({ number, asks, heldBy }),
)

test('every requirement of levels 1 and 2 is there once, in order', () => {
  const expected = counts.flatMap(([section, count]) =>
    Array.from({ length: Number(count) }, (_, at) => `${section}.${at + 1}`),
  )
  expect(rows.map(({ number }) => number)).toEqual(expected)
})

test('each is asked in a few words, and names a test, a decision of the page, or why there is none', () => {
  const answers = /`[\w./-]+\.test\.tsx?` "|\]\(#[\w-]+\)|^Does not apply: |^\*\*Not met:\*\* /
  const isLong = (asks: string) => asks.split(' ').length > 15
  expect(rows.filter(({ asks, heldBy }) => isLong(asks) || !answers.test(heldBy))).toEqual([])
})

test('the top of the page lists what is not met', () => {
  const [, listed = ''] = /^Not met: ([\s\S]*?)\.\n\n/m.exec(page) ?? []
  const inTables = rows.filter(({ heldBy }) => heldBy.startsWith('**Not met:**')).map(({ number }) => number)
  expect([...listed.matchAll(/\[(\d\.\d\.\d+)\]/g)].map(([, number]) => number)).toEqual(inTables)
})
