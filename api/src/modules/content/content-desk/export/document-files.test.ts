import { cpSync, readdirSync, symlinkSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { DocumentBody, DocumentKind } from '@stepwise/shared/contracts/document'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../../test/support/temporary-folder.ts'
import { type ContentDocument, contentDocuments } from '../../../../content/document-rows.ts'
import { readContent } from '../../../../content/read-content.ts'
import { badgesFile, essayWordsFile, pageFile, softwareFile, stepFile } from './document-files.ts'
import { documentFiles } from './export-files.ts'
import { writeFiles } from './write-files.ts'

const content = fileURLToPath(new URL('../../../../../../content', import.meta.url))

/** A copy of the real content, to be written to. Media is not copied: it is large, and no export writes it. */
function copyOfContent() {
  const folder = temporaryFolder()
  for (const name of readdirSync(content)) {
    if (name === 'media') symlinkSync(`${content}/media`, `${folder}/media`)
    else cpSync(`${content}/${name}`, `${folder}/${name}`, { recursive: true })
  }
  return folder
}

/** Exports these documents into a copy of the content, and reads it again. */
function throughFiles(documents: readonly ContentDocument[]) {
  const folder = copyOfContent()
  const published = documents.map(({ body, ...document }) => ({ ...document, live: body }))
  return { written: exportInto(folder, published), documents: contentDocuments(readContent(folder)) }
}

function exportInto(folder: string, published: Parameters<typeof documentFiles>[0]) {
  const files = [...documentFiles(published, folder)].map(([path, text]) => ({ path, text, encoding: 'utf8' as const }))
  return writeFiles(files, folder)
}

const bodies = (documents: readonly ContentDocument[]) => documents.map(({ id, body }) => ({ id, body }))

const hard =
  'A "quote", it’s: yes # no\n\n- one\n- two: three\n\n> | > - ---\n\n    code\n\n---\n\n**Last** line & more\\'

/** Another body of each kind, with everything that is hard to write in YAML and Markdown. */
const changes: Record<DocumentKind, (body: DocumentBody) => DocumentBody> = {
  step: (body) => ({
    name: 'Yes: no #1',
    text: `${body.text}\n\n${hard}`,
    tip: body.tip === '' ? hard : '',
    more: body.more === '' ? '*More* of it.\n\n---\n\nEnd' : '',
    transcript: body.transcript ?? null,
  }),
  page: (body) => ({
    title: '111',
    lead: body.lead === '' ? "- it's a 'lead'" : '',
    blocks: [
      { id: 'new', type: 'text', text: hard },
      { id: 'new-list', type: 'list', ordered: true, items: ['yes', '1.5', 'null', '- x', 'y # z', 'a: b'] },
      ...(body.blocks as object[]).toReversed(),
    ],
  }),
  software: () => ({ name: 'no', description: 'One: two # three "four"' }),
  badge: (body) => ({ name: '12', criterion: "It's: this", pro: body.pro === '' ? 'true' : '' }),
  directives: (body) => ({
    words: [
      { directive: 'yes', definition: 'Say: "yes" # no', kind: 'noun', forms: ['no', 'on'] },
      ...(body.words as object[]).toReversed(),
    ],
  }),
}

test('an export without changes leaves every file as it is', () => {
  expect(throughFiles(contentDocuments(readContent(content))).written).toEqual([])
})

test('every real document, changed and exported, is read again as what was published', () => {
  const documents = contentDocuments(readContent(content))
  const changed = documents.map((document) => ({ ...document, body: changes[document.kind](document.body) }))
  const read = new Map(bodies(throughFiles(changed).documents).map(({ id, body }) => [id, body]))
  expect(read.size).toBe(documents.length)
  for (const { id, body } of changed) expect(read.get(id), id).toEqual(body)
})

test('a text version that someone wrote is a file beside its step, and goes with it', () => {
  const documents = contentDocuments(readContent(content))
  const video = documents.find(({ videoText }) => videoText !== null) as ContentDocument
  const withTranscript = { ...video, body: { ...video.body, transcript: '## What is said\n\nAll of it.' } }
  const folder = copyOfContent()
  const exportOf = ({ body, ...document }: ContentDocument) => exportInto(folder, [{ ...document, live: body }])
  const path = video.path.replace('.md', '.transcript.md')
  const read = () => contentDocuments(readContent(folder)).find(({ id }) => id === video.id)?.body
  expect(exportOf(withTranscript)).toEqual([path])
  expect(read()).toEqual(withTranscript.body)
  expect(exportOf(video)).toEqual([path])
  expect(read()).toEqual(video.body)
})

test('a step keeps its other keys and comments', () => {
  const file = '---\n# Ask Jo first\nname: Read\ntype: text # always\nduration: 100\ntip: Take care.\n---\nOld.\n'
  const body = { name: 'Read well', text: 'New.', tip: '', more: 'Even more.', transcript: null }
  expect(stepFile(file, body)).toBe(
    '---\n# Ask Jo first\nname: Read well\ntype: text # always\nduration: 100\n---\nNew.\n\n<!-- more -->\n\nEven more.\n',
  )
})

test('a page keeps its place, its comments and the form of blocks that have not changed', () => {
  const file = [
    '# Whom to call',
    'address: /wellbeing/help',
    'title: Help',
    'blocks:',
    '  # Checked by phone',
    '  - id: one',
    '    type: link',
    "    label: 'One' # as they say",
    '    to: https://one.test',
    '  - id: two',
    '    type: list',
    '    items: [Two, Three]',
    '',
  ]
  const link = { id: 'one', type: 'link', label: 'One', to: 'https://one.test' } as const
  const list = { id: 'two', type: 'list' as const, ordered: false, items: ['Two', 'Three'] }
  expect(pageFile(file.join('\n'), { title: 'Help', lead: '', blocks: [link, list] })).toBe(file.join('\n'))
  const changed = pageFile(file.join('\n'), { title: 'Help', lead: 'Soon.', blocks: [{ ...link, label: '1' }] })
  expect(changed).toContain('# Whom to call')
  expect(changed).toContain('# Checked by phone')
  expect(changed).toContain("label: '1' # as they say")
  expect(changed).toContain('lead: Soon.')
  expect(changed).not.toContain('two')
})

test('one badge, one software and the directives change without the rest of their files', () => {
  const badges = '- code: ONE\n  name: One\n  criterion: Do it.\n- code: TWO\n  name: Two\n  criterion: Again.\n'
  expect(badgesFile(badges, 'TWO', { name: 'Two', criterion: 'Once more.', pro: 'At work.' })).toBe(
    badges.replace('Again.', 'Once more.\n  criterionPro: At work.'),
  )
  const software = 'name: M # brief\nassistive: true\ndescription: Good.\n'
  expect(softwareFile('name: N # brief\nassistive: true\n', { name: 'M', description: 'Good.' })).toBe(software)
  const words = '# The words.\n- directive: state\n  definition: Say it.\n'
  const directives = '# The words.\n- directive: state\n  definition: Say so.\n'
  expect(essayWordsFile(words, { words: [{ directive: 'state', definition: 'Say so.' }] })).toBe(directives)
})
