import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { writeContent } from '@stepwise/api/testing/content-fixture'
import { temporaryFolder } from '@stepwise/api/testing/temporary-folder'
import { expect, test } from 'vitest'
import { type ReportOptions, reportContent } from './report.ts'

// A flow without these does not pass.
const provenance = 'checked: 2026-11-01\nsources: [{ name: A, url: https://a.test/ }]\n'

async function report(change: (folder: string) => void = () => {}, options: Partial<ReportOptions> = {}) {
  const contentFolder = temporaryFolder()
  writeContent(contentFolder)
  for (const flow of ['writing', 'exams']) appendFileSync(`${contentFolder}/flows/${flow}/flow.yaml`, provenance)
  change(contentFolder)
  const lines: string[] = []
  const given = { contentFolder, routes: undefined, today: '2026-11-28', isWhole: false, ask: null, ...options }
  await reportContent({ ...given, log: (line) => lines.push(...line.split('\n')) })
  return lines
}

const edit = (file: string, part: string, by: string) => (folder: string) => {
  const text = readFileSync(`${folder}/${file}`, 'utf8')
  expect(text).toContain(part)
  writeFileSync(`${folder}/${file}`, text.replace(part, by))
}
const below = (lines: string[], title: string) => {
  const from = lines.findIndex((line) => line.startsWith(title))
  return lines.slice(from, lines.indexOf('', from))
}
const polish = 'flows/writing/draft/finish/polish.md'

test('each flow and software is a line of numbers', async () => {
  const lines = await report()
  const columns = (line = '') => line.split(/ {2,}/).join('|')
  expect(columns(lines[0])).toBe('|edition|steps|words|reading age|longest|not reviewed|not checked|no sources')
  expect(columns(lines.find((line) => line.startsWith('Writing')))).toBe('Writing|both|6|31|–|0|6|0|0')
})

test('with --all each step has its reading age, words and longest sentence', async () => {
  const sentence = `${Array.from({ length: 30 }, () => 'We go on').join(' ')}.`
  const lines = await report(edit(polish, 'In short.', sentence), { isWhole: true })
  const steps = below(lines, 'Reading age, words and longest sentence of each step: 15')
  expect(steps).toHaveLength(1 + 15)
  expect(steps).toContain('  exams:before:finish:sleep: too short to tell, 4, short sentences')
  expect(steps.find((line) => line.includes('polish'))).toMatch(/polish: \d+, 95, 90 words$/)
})

test('the report lists what is missing, of a long list the first few', async () => {
  const lines = await report()
  expect(below(lines, 'Text steps for which')).toEqual([
    'Text steps for which no software has a strategy: 2',
    '  exams:before:start:read',
    '  writing:draft:finish:polish',
  ])
  expect(below(lines, 'Software without a strategy')).toEqual([
    'Software without a strategy in an edition: 2',
    '  Loner: none in study',
    '  Loner: none in pro',
  ])
  expect(below(lines, 'Chapters without')).toHaveLength(1 + 5)
  const words = 'Software steps that no one has tried with the program: 5'
  expect(below(lines, 'Software steps that no one has tried')).toContain(words)
  expect(below(lines, 'Steps and pages whose check is due')).toEqual([
    'Steps and pages whose check is due: 1',
    '  page:contacts: checked on 2026-01-31',
  ])
})

test('the report no longer lists what was done', async () => {
  const head =
    'type: text\nchecked: 2026-11-01\nreviewed: { by: Bo Ek, date: 2026-11-02 }\nsources: [{ name: A, url: https://a.test/ }]'
  const lines = await report(edit(polish, 'type: text', head))
  expect(lines.find((line) => line.startsWith('Writing'))).toMatch(/ 5 {2,}0 {2,}0$/)
  const tested = 'type: text\ntested: { version: Mapper 2, date: 2026-11-02, by: Bo Ek }'
  const after = await report(edit('software/mapper/strategies/map-it.md', 'type: text', tested))
  expect(below(after, 'Software steps that no one has tried')[0]).toMatch(/: 4$/)
})

test('a step without a source is refused with its file, and a day that is past is a warning', async () => {
  const bare = edit('flows/writing/flow.yaml', 'sources: [{ name: A, url: https://a.test/ }]\n', '')
  await expect(report(bare)).rejects.toThrow(/^flows\/writing\/draft\/finish\/polish\.md:1: no source: /m)
  const lines = await report(edit(polish, 'type: text', 'type: text\ncheckBy: 2026-11-01'))
  expect(below(lines, 'Warning: facts to check again')).toEqual([
    'Warning: facts to check again, because their day is past: 1',
    `  ${polish}: check by 2026-11-01`,
  ])
})

test('a long sentence and a hard text are named', async () => {
  const hard = `${Array.from({ length: 9 }, () => 'Considerable institutional heterogeneity').join(' ')}.`
  const change = edit(polish, 'In short.', hard)
  await expect(report(change)).rejects.toThrow(/step:writing:draft:finish:polish : The reading age is/)
})

test('a word of the glossary breaks the check, in a step and in a question', async () => {
  await expect(report(edit(polish, 'In short.', 'Utilise it.'))).rejects.toThrow(
    /^This is not allowed in the content:\nstep:writing:draft:finish:polish text: “Utilise” in “Utilise it. Some text.”: write “use”\./,
  )
  await expect(report(edit('flows/writing/plan/start/check.yaml', 'Option 1', 'Utilise it'))).rejects.toThrow(
    'writing:plan:start question 1: “Utilise” in “Question 1? Utilise it Because of 1. Option …”: write “use”.',
  )
})

test('content that cannot be read is refused with file, line and reason', async () => {
  const change = (folder: string) => appendFileSync(`${folder}/flows/writing/plan/start/check.yaml`, 'hint: 1\n')
  await expect(report(change)).rejects.toThrow(/flows\/writing\/plan\/start\/check\.yaml:\d+: /)
})

test('links are asked only when that is wanted, and those that are not found are named', async () => {
  const change = edit(polish, 'In short.', 'See [the map](https://map.test/) and [the plan](https://plan.test/).')
  expect((await report(change)).at(-1)).toMatch(/^Links to other sites: \d+\. With --links/)
  const lines = await report(change, { ask: async (address) => (address.includes('map') ? 'found' : 'gone') })
  expect(lines).toContain('  https://plan.test/: gone')
  expect(lines.join()).not.toContain('https://map.test/')
})
