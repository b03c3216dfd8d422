import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { temporaryFolder } from '@stepwise/api/testing/temporary-folder'
import { expect, test } from 'vitest'
import { checkVoices, writeScript } from './recordings.ts'

const source = `
title: A meeting & more
reader: NVDA
speakers: { Tessa: clb }
slides:
  - chapter: Asking
    title: A question
    shown: Tessa at a table.
    scene: { people: { names: [Tessa] } }
    sentences: [Tessa opens OneNote., { say: Can we meet?, by: Tessa, pause: 2 }]
  - title: An answer
    shown: An email.
    scene: { screen: { title: Mail } }
    sentences: [Press H., { say: 'Yes, heading', by: NVDA }]
`

function use() {
  const contentFolder = temporaryFolder()
  mkdirSync(`${contentFolder}/videos`)
  writeFileSync(`${contentFolder}/videos/meeting.yaml`, source)
  const lines: string[] = []
  return { contentFolder, lines, where: { contentFolder, log: (line: string) => lines.push(line) } }
}

test('the script is one page without anything from elsewhere, with the sentences numbered through', async () => {
  const { contentFolder, lines, where } = use()
  await writeScript('meeting', { ...where, folder: `${contentFolder}/sheets` })
  expect(lines).toEqual([
    `${contentFolder}/sheets/script-meeting.html`,
    '3 sentences. Check the recordings: npm run content -- voices content/voice/meeting',
  ])
  const html = readFileSync(lines[0] ?? '', 'utf8')
  expect(html).not.toMatch(/<link|<script|src=|url\(/)
  expect(html).toContain('<h1>To be recorded: A meeting &amp; more</h1>')
  expect(html.match(/<ol start="\d+">/g)).toEqual(['<ol start="1">', '<ol start="3">'])
  expect(html).toContain('<dt>OneNote</dt><dd>One Note</dd>')
  expect(html).toContain('Say OneNote as “One Note”. About 1 second.')
  expect(html).toContain('<p class="by">Tessa says:</p>\n<p class="say">Can we meet?</p>')
  expect(html).toContain('The film is silent for 2 seconds after it.')
  expect(html.match(/File: <code>[\w-]+\.wav<\/code>/g)).toHaveLength(3)
  expect(html).toContain('<p class="say">Yes, heading</p>\n<p class="file">Not to be recorded')
})

/** Only who makes films has it. */
const hasFfmpeg = spawnSync('ffmpeg', ['-version']).error === undefined

test.skipIf(!hasFfmpeg)('a folder without recordings misses every sentence, by its file and its words', async () => {
  const { contentFolder, lines, where } = use()
  expect(await checkVoices(`${contentFolder}/voice/meeting/`, where)).toBe(false)
  expect(lines[0]).toBe('Missing:')
  expect(lines[1]).toMatch(/^ {2}tessa-opens-onenote-[0-9a-f]{6}\.wav {2}Tessa opens OneNote\.$/)
  expect(lines.at(-1)).toBe('0 of 3 sentences have a good recording.')
})

test('a film that is not there is refused, with the one that may be meant', async () => {
  const { contentFolder, where } = use()
  await expect(writeScript('meetings', { ...where, folder: contentFolder })).rejects.toThrow(
    'There is no film "meetings". Did you mean meeting?',
  )
  await expect(checkVoices('content/voice', where)).rejects.toThrow('There is no film "voice".')
})
