import type { EditableDocument } from '@stepwise/shared/contracts'
import { expect, test } from 'vitest'
import { chooseStart } from './start-of.ts'
import { textAfter } from './text-after.ts'

const live = { title: 'Live' }
const mine = { title: 'Mine' }
const other = { title: 'Other' }
const draft = (body: object, version: number) => ({
  body,
  version,
  base: 2,
  author: { name: 'Ana', isYou: false },
  saved_at: '',
})
const aDocument = (changes: object) =>
  ({ body: live, revision: 2, revisions: [], draft: null, ...changes }) as unknown as EditableDocument
const stored = (changes: object) => ({ body: mine, version: 0, base: 2, sent: null, changedAt: '', ...changes })

/** With the text that it began from. */
const began = stored({ version: 3, saved: live })

test.each([
  ['nothing is on the device', {}, undefined, { kind: 'fresh', body: live, version: 0, base: 2 }],
  ['the server has the same', { draft: draft(mine, 4) }, stored({ version: 3 }), { kind: 'fresh', version: 4 }],
  ['it goes on from what is live', {}, stored({}), { kind: 'restored', body: mine, version: 0 }],
  ['it goes on from the draft', { draft: draft(other, 3) }, stored({ version: 3 }), { kind: 'restored', version: 3 }],
  [
    'an answer was lost',
    { draft: draft(other, 4) },
    stored({ version: 3, sent: other }),
    { kind: 'restored', version: 4 },
  ],
  ['another draft was saved', { draft: draft(other, 4) }, stored({ version: 3 }), { kind: 'conflict', body: mine }],
  ['another text was published', { revision: 3 }, stored({}), { kind: 'conflict', body: mine }],
  ['its draft was published', {}, stored({ version: 3 }), { kind: 'conflict', body: mine }],
  ['the same part was changed elsewhere', { draft: draft(other, 4) }, began, { kind: 'conflict', saved: live }],
  [
    'another part was changed elsewhere',
    { draft: draft({ ...live, lead: 'Theirs' }, 4) },
    began,
    { kind: 'restored', body: { ...mine, lead: 'Theirs' }, saved: { ...live, lead: 'Theirs' }, version: 4 },
  ],
  [
    'another part was published',
    { revision: 3, body: { ...live, lead: 'Theirs' }, revisions: [{ number: 3, action: 'publish' }] },
    began,
    { kind: 'restored', body: { ...mine, lead: 'Theirs' }, version: 0, base: 3 },
  ],
  [
    'the document was reset, which takes everything back',
    { revision: 3, body: { ...live, lead: 'Theirs' }, revisions: [{ number: 3, action: 'reset' }] },
    began,
    { kind: 'conflict', body: mine, conflict: expect.objectContaining({ base: null }) },
  ],
  ['the draft was discarded, which takes it back', {}, began, { kind: 'conflict' }],
  [
    'theirs goes on from what was sent from here',
    { draft: draft({ title: 'Mi', lead: 'Theirs' }, 5) },
    { ...began, sent: { title: 'Mi' } },
    { kind: 'restored', body: { ...mine, lead: 'Theirs' } },
  ],
  ['only theirs was changed', { draft: draft(other, 4) }, { ...began, body: live }, { kind: 'fresh', body: other }],
])('the editor begins when %s', (_, document, device, start) => {
  expect(chooseStart(aDocument(document), device)).toMatchObject(start)
})

const revision = (state: string) => ({ number: 3, state })
const clean = { body: mine, saved: mine, version: 4, base: 2 }

test('after a publication the form has what readers see, and what was written meanwhile is not saved yet', () => {
  const published = aDocument({ revision: 3, body: mine, revisions: [revision('live')] })
  expect(textAfter(clean, published)).toEqual({ body: mine, saved: mine, version: 0, base: 3 })
  expect(textAfter({ ...clean, body: other }, published)).toMatchObject({ body: other, saved: mine })
})

test('after a reset the form has the file; a draft that is still there stays', () => {
  const reset = aDocument({ revision: 3, revisions: [revision('live')] })
  expect(textAfter({ ...clean, version: 0 }, reset)).toMatchObject({ body: live, saved: live, base: 3 })
  expect(textAfter(clean, { ...reset, draft: draft(mine, 4) } as unknown as EditableDocument)).toEqual(clean)
})

test('after a text was scheduled the form has what readers see, as after a reload', () => {
  const scheduled = aDocument({ revisions: [revision('scheduled')] })
  expect(textAfter(clean, scheduled)).toEqual({ body: live, saved: live, version: 0, base: 2 })
})
