import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { useContentFolder } from '../../../test/support/content-folder.ts'
import { readContent } from '../read-content.ts'
import { overdueFacts, standAloneFindings, stepsWithoutCheckBy } from './stand-alone.ts'

const content = useContentFolder()
const polish = 'flows/writing/draft/finish/polish.md'
const provenance = 'checked: 2026-11-01\nsources: [{ name: A, url: https://a.test/ }]\n'

function findings(text = 'In short.') {
  for (const flow of ['writing', 'exams']) content.add(`flows/${flow}/flow.yaml`, provenance)()
  writeFileSync(`${content.folder}/people.yaml`, '[Ana, Bo]')
  content.replace(polish, 'In short.', text)()
  return standAloneFindings(content.folder, readContent(content.folder))
}

test('a step needs a source and the day of a check, of its own or of its flow', () => {
  const without = standAloneFindings(content.folder, readContent(content.folder))
  expect(without).toHaveLength(20)
  expect(without).toContain(`${polish}:1: no source: name one in sources, here or in flow.yaml`)
  expect(without).toContain(`${polish}:1: no date: add checked, here or in flow.yaml`)
  expect(findings()).toEqual([])
})

test.each([
  'Ana is a cook.',
  'Ana has pain and works in a shop.',
  'Ana, who is deaf, sits in front.',
  'The talk begins. Ana, her manager, asks.',
  'Ask her manager Ana.',
  'Ana and Bo work in a shop. Bo is deaf. Ana, a cook, is not.',
  '> Ana asks Bo.',
  'It may say "Ask Ana", or *Ana orders it*.',
  '- Ana asks Bo.',
  '| Ana | Bo |',
  'Anabel goes home.',
])('accepts: %s', (text) => {
  expect(findings(text)).toEqual([])
})

test('names a person whom the text does not introduce, with file and line', () => {
  const [finding, ...others] = findings('Ana has an idea.\n\nAna is a cook.')
  expect(finding).toMatch(/^flows\/writing\/draft\/finish\/polish\.md:\d+: Ana is not introduced: say who Ana is/)
  expect(others).toEqual([])
})

test('lists facts whose day is past, and facts without a day', () => {
  content.replace(polish, 'type: text', 'type: text\ncheckBy: 2026-12-31')()
  content.replace(polish, 'In short.', 'It costs £20.')()
  content.add('pages/contacts.yaml', 'checkBy: 2027-01-31\n')()
  const read = readContent(content.folder)
  expect(overdueFacts(read, '2026-12-31')).toEqual([])
  expect(overdueFacts(read, '2027-02-01')).toEqual([
    `${polish}: check by 2026-12-31`,
    'pages/contacts.yaml: check by 2027-01-31',
  ])
  expect(stepsWithoutCheckBy(read)).toEqual([])
  content.replace(polish, 'checkBy: 2026-12-31\n', '')()
  expect(stepsWithoutCheckBy(readContent(content.folder))).toEqual([`${polish}: £2`])
})
