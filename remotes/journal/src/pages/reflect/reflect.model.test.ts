import type { Reflection } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { aUser, signedInScope } from '@stepwise/shared/testing'
import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'
import { type EntryDraft, entryAsked, saveEntryFx } from './entry/entry.model.ts'
import { emptyEntry } from './entry/prompts.ts'
import {
  $entries,
  $problem,
  $toDelete,
  deleteBatchFx,
  deletionAsked,
  deletionConfirmed,
  journalOpened,
  loadJournalFx,
} from './reflect.model.ts'
import { $selected, allToggled } from './selection.model.ts'

const offline = () => Promise.reject(new CallError({ kind: 'network' }))
const entryAt = (place: number): Reflection => ({
  ...emptyEntry,
  id: `entry-${place}`,
  date: '2026-11-20',
  title: `Entry ${place}`,
  tag: null,
  version: 1,
})
const entries = Array.from({ length: 250 }, (_, place) => entryAt(place))

test('of more than 200 entries, those that are deleted go at once, and the others stay selected', async () => {
  const load = vi.fn().mockResolvedValueOnce(entries).mockImplementation(offline)
  const remove = vi.fn().mockResolvedValueOnce(undefined).mockImplementation(offline)
  const scope = await signedInScope(aUser(), {
    handlers: [
      [loadJournalFx, load],
      [deleteBatchFx, remove],
    ],
  })
  await allSettled(journalOpened, { scope })
  await allSettled(allToggled, { scope })
  await allSettled(deletionAsked, { scope, params: scope.getState($selected) })
  await allSettled(deletionConfirmed, { scope })
  expect(remove.mock.calls.map(([ids]) => ids.length)).toEqual([200, 50])
  expect(scope.getState($entries)?.map(({ id }) => id)).toEqual(entries.slice(200).map(({ id }) => id))
  expect(scope.getState($selected)).toHaveLength(50)
  expect(scope.getState($toDelete)).toBeNull()
  expect(scope.getState($problem).message).toBe(
    '200 of 250 entries were deleted, the others were not. We could not reach the server. Check your connection and try again.',
  )
  // What is there is asked for: a call whose answer was lost may have deleted more.
  expect(load).toHaveBeenCalledTimes(2)
})

test.each([
  [409, ['Changed elsewhere', 'Entry 1']],
  [404, ['Entry 1']],
])('a save that meets %d leaves the table as it is on the server', async (status, titles) => {
  const current = { ...entryAt(0), title: 'Changed elsewhere', version: 2 }
  const failure = { kind: 'http' as const, status, msg: '', errors: {}, ...(status === 409 && { current }) }
  const scope = await signedInScope(aUser(), {
    handlers: [
      [loadJournalFx, () => entries.slice(0, 2)],
      [saveEntryFx, () => Promise.reject(new CallError(failure))],
    ],
  })
  await allSettled(journalOpened, { scope })
  await allSettled(entryAsked, { scope, params: entryAt(0) })
  const draft: EntryDraft = {
    draftId: 'entry-0',
    values: { ...emptyEntry, title: 'Mine' },
    key: 'key',
    base: { id: 'entry-0', version: 1 },
    place: 3,
  }
  await allSettled(saveEntryFx, { scope, params: draft })
  expect(scope.getState($entries)?.map(({ title }) => title)).toEqual(titles)
})
