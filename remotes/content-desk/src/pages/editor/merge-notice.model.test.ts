// docs/product/content-desk.md#both-texts
import type { EditableDocument } from '@stepwise/shared/contracts'
import { aUser, signedInScope } from '@stepwise/shared/testing'
import { announced } from '@stepwise/shared/ui'
import { allSettled, createWatch } from 'effector'
import { expect, test, vi } from 'vitest'
import { textMerged } from '../../features/draft/draft.model.ts'
import type { IncomingPart } from '../../features/draft/merge-bodies.ts'
import { aDocument } from '../../features/panel/testing/a-document.ts'
import { $incomingChanges } from './merge-notice.model.ts'
import { mergeSentences, mergeWords } from './merge-words.ts'

const before = { title: 'Help', lead: '', blocks: [{ id: 'a', type: 'text', text: 'Call us' }] }
const draftBy = (name: string, isYou = false): EditableDocument =>
  aDocument({ draft: { version: 4, base: 0, body: before, author: { name, isYou }, savedAt: '' } })
const merge = (document: EditableDocument, ...incoming: IncomingPart[]) => ({
  document,
  before,
  merged: { body: { ...before, title: 'Support' }, conflicts: [], incoming, isOrderIncoming: false },
})
const title = { key: 'title', kind: 'changed' } as const
const removed = { key: 'block a', kind: 'removed' } as const

test('repeated merges while two people write are announced once, and stay to be read', async () => {
  const said = vi.fn()
  const scope = await signedInScope(aUser())
  createWatch({ unit: announced, fn: said, scope })
  const [ann, ben] = [draftBy('Ann'), draftBy('Ben')]
  const merges = [merge(ann, title), merge(ann, title), merge(ann, title, removed), merge(ben, title), merge(ann)]
  for (const params of merges) await allSettled(textMerged, { scope, params })
  expect(said.mock.calls.flat()).toEqual([
    'Ann’s changes were added to your text: “Page title”.',
    'Ann’s changes were added to your text: “Call us” (removed).',
    'Ben’s changes were added to your text: “Page title”.',
  ])
  expect(mergeSentences(scope.getState($incomingChanges))).toEqual([
    'Ann’s changes were added to your text: “Page title”, “Call us” (removed).',
    'Ben’s changes were added to your text: “Page title”.',
  ])
})

test('a second window of the same person is called so', async () => {
  const scope = await signedInScope(aUser())
  await allSettled(textMerged, { scope, params: merge(draftBy('Col', true), title) })
  expect(mergeSentences(scope.getState($incomingChanges))).toEqual([
    'What you changed in another window or on another device was added to this text: “Page title”.',
  ])
})

test('the first of many parts are named', () => {
  const changes = Array.from({ length: 8 }, (_, index) => ({
    who: 'Ann',
    key: `block ${index}`,
    kind: 'changed' as const,
    name: `Card ${index + 1}`,
  }))
  expect(mergeWords('Ann', changes)).toBe(
    'Ann’s changes were added to your text: “Card 1”, “Card 2”, “Card 3”, “Card 4”, “Card 5” and 3 more.',
  )
})
