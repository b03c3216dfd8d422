// docs/product/content-desk.md#both-texts
import type { DocumentBody, EditableDocument } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { aUser, signedInScope } from '@stepwise/shared/testing'
import { allSettled, createWatch, type Scope } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { pageHidden } from './autosave.model.ts'
import { mineKept, textGaveWay, theirsTaken } from './choices.model.ts'
import { $conflict } from './conflict.model.ts'
import type { DraftSave } from './draft.api.ts'
import {
  $body,
  $isDirty,
  $startKind,
  bodyChanged,
  deviceDrafts,
  documentChanged,
  editorOpened,
  loadDocumentFx,
  saveDraftFx,
} from './draft.model.ts'

const id = 'page:help'
const block = (name: string, text = name) => ({ id: name, type: 'text', text })
const page = (...blocks: object[]): DocumentBody => ({ title: 'Help', lead: '', blocks })
const began = page(block('a'), block('b'))
const ann = { name: 'Ann', isYou: false }
const live = { id, kind: 'page', body: began, revision: 2, revisions: [], draft: null } as unknown as EditableDocument
const draftOf = (body: DocumentBody, version: number, author = ann) => ({ body, version, base: 2, author, savedAt: '' })
const savedBy = (body: DocumentBody, version = 5): EditableDocument => ({ ...live, draft: draftOf(body, version) })
const refusal = (current: EditableDocument) =>
  new CallError({ kind: 'http', status: 409, msg: 'Changed', errors: {}, current })

/** What is written is saved 1.5 s later. */
async function writeIn(scope: Scope, body: DocumentBody) {
  const settled = allSettled(bodyChanged, { scope, params: body })
  await vi.advanceTimersByTimeAsync(1500)
  await settled
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

let people = 0

/** An editor whose first save finds `current` at the server; each has a device of its own. */
async function open(current: EditableDocument, { stored = null as DocumentBody | null, document = live } = {}) {
  let isFirst = true
  const save = vi.fn(async ({ body, version, base }: DraftSave) => {
    if (isFirst && stored === null) {
      isFirst = false
      throw refusal(current)
    }
    return { ...draftOf(body, version + 1, { name: 'Col', isYou: true }), base }
  })
  const scope = await signedInScope(aUser({ id: `col-${++people}` }), {
    handlers: [
      [loadDocumentFx, async () => (stored ? current : document)],
      [saveDraftFx, save],
    ],
  })
  if (stored) {
    const value = { body: stored, saved: began, version: 0, base: 2, sent: null, changedAt: '2026-11-20T10:00:00Z' }
    await allSettled(deviceDrafts.changed, { scope, params: { id, value } })
  }
  await allSettled(editorOpened, { scope, params: id })
  const write = (body: DocumentBody) => writeIn(scope, body)
  return { scope, save, write, body: () => scope.getState($body), conflict: () => scope.getState($conflict) }
}

test('changes that another has saved in other blocks come into the text, which is saved over it at once', async () => {
  const { save, write, body, conflict, scope } = await open(savedBy(page(block('a'), block('b', 'theirs'), block('c'))))
  await write(page(block('a', 'mine'), block('b')))
  const merged = page(block('a', 'mine'), block('b', 'theirs'), block('c'))
  expect(body()).toEqual(merged)
  expect(conflict()).toBeNull()
  expect(save).toHaveBeenCalledTimes(2)
  expect(save).toHaveBeenLastCalledWith({ id, body: merged, version: 5, base: 2 })
  expect(scope.getState($isDirty)).toBe(false)
})

test('two people publish and write on at the same time: the text published by one comes into that of the other', async () => {
  const published = { ...live, revision: 3, body: page(block('a'), block('b', 'theirs')) }
  const revisions = [{ number: 3, action: 'publish', author: ann }] as unknown as EditableDocument['revisions']
  const { save, write } = await open(
    { ...published, revisions },
    { document: { ...live, draft: draftOf(began, 4, ann) } },
  )
  await write(page(block('a', 'mine'), block('b')))
  const merged = page(block('a', 'mine'), block('b', 'theirs'))
  expect(save).toHaveBeenLastCalledWith({ id, body: merged, version: 0, base: 3 })
})

test('a draft that was discarded elsewhere takes nothing out of the text unasked', async () => {
  const draft = draftOf(page(block('a'), block('b', 'drafted')), 4, ann)
  const { save, write, conflict } = await open(live, { document: { ...live, draft } })
  await write(page(block('a', 'mine'), block('b', 'drafted')))
  expect(conflict()).toMatchObject({ base: null })
  expect(save).toHaveBeenCalledTimes(1)
})

test('a server that refuses the very version that it has is not asked again and again', async () => {
  const { save, write, conflict } = await open(savedBy(page(block('a'), block('b', 'theirs')), 0))
  await write(page(block('a', 'mine'), block('b')))
  expect(conflict()).toMatchObject({ base: null })
  expect(save).toHaveBeenCalledTimes(1)
})

test('a save that a publication from here overtakes is no conflict', async () => {
  const text = page(block('a', 'mine'), block('b'))
  const published = { ...live, revision: 3, body: text }
  let refuse = () => {}
  const save = vi.fn(({ body, version, base }: DraftSave) =>
    version === 4
      ? new Promise<never>((_, reject) => (refuse = () => reject(refusal(published))))
      : Promise.resolve({ ...draftOf(body, version + 1), base }),
  )
  const scope = await signedInScope(aUser({ id: 'overtaken' }), {
    handlers: [
      [loadDocumentFx, async () => ({ ...live, draft: draftOf(began, 4) })],
      [saveDraftFx, save],
    ],
  })
  await allSettled(editorOpened, { scope, params: id })
  const written = writeIn(scope, text)
  await vi.advanceTimersByTimeAsync(1500)
  const changed = allSettled(documentChanged, { scope, params: published })
  refuse()
  await Promise.all([written, changed])
  expect(scope.getState($conflict)).toBeNull()
  expect([scope.getState($body), scope.getState($isDirty)]).toEqual([text, false])
  expect(save).toHaveBeenCalledTimes(1)
})

const theirs = page(block('a', 'theirs'), block('b'), block('c'))
const mine = page(block('a', 'mine'), block('b'))

test.each([
  ['mine is kept', mineKept, page(block('a', 'mine'), block('b'), block('c')), 'theirs'],
  ['theirs is taken', theirsTaken, theirs, 'mine'],
])(
  'the same block waits for a choice: %s, the rest is merged, and Undo leads to the other text',
  async (_, choice, text, other) => {
    const { scope, save, write, body, conflict } = await open(savedBy(theirs))
    await write(mine)
    expect(conflict()).toMatchObject({ base: began })
    await allSettled(pageHidden, { scope })
    expect(save).toHaveBeenCalledTimes(1)
    const gaveWay = vi.fn()
    createWatch({ unit: textGaveWay, scope, fn: gaveWay })
    await allSettled(choice, { scope })
    expect(body()).toEqual(text)
    expect(conflict()).toBeNull()
    expect(save).toHaveBeenCalledTimes(choice === mineKept ? 2 : 1)
    expect(gaveWay).toHaveBeenCalledExactlyOnceWith(page(block('a', other), block('b'), block('c')))
  },
)

test('a choice that waits is over when the person takes their own change back', async () => {
  const { write, body, conflict } = await open(savedBy(theirs))
  await write(mine)
  expect(conflict()).not.toBeNull()
  await write(page(block('a'), block('b', 'mine')))
  expect(conflict()).toBeNull()
  expect(body()).toEqual(page(block('a', 'theirs'), block('b', 'mine'), block('c')))
})

test('the device keeps what its text began from, and is merged with what others have saved since', async () => {
  const stored = page(block('a'), block('b', 'mine'))
  const { scope, body, save } = await open(savedBy(theirs), { stored })
  const merged = page(block('a', 'theirs'), block('b', 'mine'), block('c'))
  expect(scope.getState($startKind)).toBe('restored')
  expect(body()).toEqual(merged)
  expect(save).toHaveBeenCalledWith({ id, body: merged, version: 5, base: 2 })
})

test('while a choice waits the device keeps what both texts began from', async () => {
  const { scope, body, write } = await open(savedBy(theirs), { stored: mine })
  expect(scope.getState($startKind)).toBe('conflict')
  expect(body()).toEqual(mine)
  await write({ ...mine, lead: 'More' })
  expect(scope.getState(deviceDrafts.$drafts)[id]).toMatchObject({ saved: began, version: 0, base: 2 })
})

test('another’s changes to a save whose answer was lost are merged with what was written here since', async () => {
  const sent = page(block('a', 'mi'), block('b'))
  let calls = 0
  const save = vi.fn(async ({ body, version, base }: DraftSave) => {
    calls++
    if (calls === 1) throw new CallError({ kind: 'aborted' })
    if (calls === 2) throw refusal(savedBy(page(block('a', 'mi'), block('b', 'theirs'))))
    return { ...draftOf(body, version + 1), base }
  })
  const scope = await signedInScope(aUser({ id: 'lost' }), {
    handlers: [
      [loadDocumentFx, async () => live],
      [saveDraftFx, save],
    ],
  })
  await allSettled(editorOpened, { scope, params: id })
  await writeIn(scope, sent)
  await writeIn(scope, mine)
  expect(scope.getState($conflict)).toBeNull()
  expect(scope.getState($body)).toEqual(page(block('a', 'mine'), block('b', 'theirs')))
  expect(save).toHaveBeenCalledTimes(3)
})
