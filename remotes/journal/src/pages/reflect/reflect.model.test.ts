import { CallError } from '@stepwise/shared/http'
import { aUser, signedInScope } from '@stepwise/shared/testing'
import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'
import { type EntryDraft, formOpened, saveEntryFx } from './entry/entry.model.ts'
import { emptyEntry } from './entry/prompts.ts'
import {
  $entries,
  $problem,
  $toDelete,
  deleteBatchFx,
  deletionConfirmed,
  deletionRequested,
  downloadEntriesFx,
  downloadRequested,
  journalOpened,
  loadJournalFx,
} from './reflect.model.ts'
import { $selected, allToggled, entryToggled } from './selection.model.ts'
import { anEntry } from './testing/an-entry.ts'

const offline = () => Promise.reject(new CallError({ kind: 'network' }))
const entryAt = (place: number) => anEntry({ id: `entry-${place}`, title: `Entry ${place}` })
const entries = Array.from({ length: 250 }, (_, place) => entryAt(place))

test('when the second batch of a deletion fails, the first is gone and the rest stays selected', async () => {
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
  await allSettled(deletionRequested, { scope, params: scope.getState($selected) })
  await allSettled(deletionConfirmed, { scope })
  expect(remove.mock.calls.map(([ids]) => ids.length)).toEqual([200, 50])
  expect(scope.getState($entries)?.map(({ id }) => id)).toEqual(entries.slice(200).map(({ id }) => id))
  expect(scope.getState($selected)).toHaveLength(50)
  expect(scope.getState($toDelete)).toBeNull()
  expect(scope.getState($problem).message).toBe(
    '200 of 250 entries were deleted. The others were not. We could not reach the server. Check your connection and try again.',
  )
  // A call whose answer was lost may have deleted more, so the list is loaded again.
  expect(load).toHaveBeenCalledTimes(2)
})

test.each([
  [409, ['Changed elsewhere', 'Entry 1']],
  [404, ['Entry 1']],
])('a save that is answered with %d shows the entry in the table as the server has it', async (status, titles) => {
  const current = { ...entryAt(0), title: 'Changed elsewhere', version: 2 }
  const failure = { kind: 'http' as const, status, msg: '', errors: {}, ...(status === 409 && { current }) }
  const scope = await signedInScope(aUser(), {
    handlers: [
      [loadJournalFx, () => entries.slice(0, 2)],
      [saveEntryFx, () => Promise.reject(new CallError(failure))],
    ],
  })
  await allSettled(journalOpened, { scope })
  await allSettled(formOpened, { scope, params: entryAt(0) })
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

test('a download clears the selection, but not what was selected meanwhile', async () => {
  let finish = () => {}
  const scope = await signedInScope(aUser(), {
    handlers: [
      [loadJournalFx, () => entries.slice(0, 3)],
      [downloadEntriesFx, () => new Promise<void>((resolve) => (finish = resolve))],
    ],
  })
  await allSettled(journalOpened, { scope })
  await allSettled(entryToggled, { scope, params: 'entry-0' })

  const first = allSettled(downloadRequested, { scope, params: ['entry-0'] })
  finish()
  await first
  expect(scope.getState($selected)).toEqual([])

  await allSettled(entryToggled, { scope, params: 'entry-1' })
  const second = allSettled(downloadRequested, { scope, params: ['entry-1'] })
  void allSettled(entryToggled, { scope, params: 'entry-2' })
  finish()
  await second
  expect(scope.getState($selected)).toEqual(['entry-1', 'entry-2'])
})
