import { CallError } from '@stepwise/shared/http'
import { aUser, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'
import { type EntryDraft, formOpened, saveEntryFx } from './entry/entry.model.ts'
import { emptyEntry } from './entry/prompts.ts'
import {
  $areOlderComing,
  $areOlderMissing,
  $entries,
  $problem,
  $sort,
  $toDelete,
  deleteBatchFx,
  deletionConfirmed,
  deletionRequested,
  downloadEntriesFx,
  downloadRequested,
  journalOpened,
  loadJournalFx,
  sortChosen,
} from './reflect.model.ts'
import { $found, $selected, allToggled, entryToggled, queryTyped } from './selection.model.ts'
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

/** A journal whose newest two entries are read, and whose other two come or fail when asked to. */
async function openHalfRead() {
  const [rest, again] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  const page = (reflections: typeof dated, next: string | null) =>
    Response.json({ reflective_journal: { reflections: reflections.map(onWire), next } })
  const answers = [page(dated.slice(0, 2), 'older'), rest.promise, page(dated.slice(0, 2), 'older'), again.promise]
  vi.stubGlobal('fetch', async () => answers.shift())
  const scope = await signedInScope(aUser(), { handlers: [[deleteBatchFx, async () => {}]] })
  const opened = allSettled(journalOpened, { scope })
  await vi.waitFor(() => expect(scope.getState($entries)).toHaveLength(2))
  const ids = () => scope.getState($entries)?.map(({ id }) => id)
  const older = page(dated.slice(2), null)
  return { scope, opened, ids, rest, again, older }
}
const dated = [4, 3, 2, 1].map((day) =>
  anEntry({ id: `day-${day}`, date: `2026-03-0${day}`, title: `Title ${5 - day}`, observe1: day === 1 ? 'bees' : '' }),
)
const onWire = ({ observe1, observe2, reflect1, reflect2, ...entry }: (typeof dated)[number]) => ({
  ...entry,
  ...{ observe_1: observe1, observe_2: observe2, reflect_1: reflect1, reflect_2: reflect2 },
})

test('until all entries are read, the newest are in their order and cannot be selected at once; then it is as chosen', async () => {
  const { scope, opened, ids, rest, older } = await openHalfRead()
  void allSettled(sortChosen, { scope, params: 'title' })
  void allSettled(sortChosen, { scope, params: 'title' })
  void allSettled(allToggled, { scope })
  expect([ids(), scope.getState($sort).key, scope.getState($selected)]).toEqual([['day-4', 'day-3'], 'date', []])
  void allSettled(deletionRequested, { scope, params: ['day-4'] })
  void allSettled(deletionConfirmed, { scope })
  await vi.waitFor(() => expect(ids()).toEqual(['day-3']))
  rest.resolve(older)
  await opened
  expect([ids(), scope.getState($sort).key]).toEqual([['day-1', 'day-2', 'day-3'], 'title'])
  await allSettled(allToggled, { scope })
  expect(scope.getState($selected)).toEqual(ids())
})

test('a search says that older entries are still being read, and then what it has found in all', async () => {
  vi.useFakeTimers()
  const { scope, rest, older } = await openHalfRead()
  void allSettled(queryTyped, { scope, params: 'bees' })
  await vi.advanceTimersByTimeAsync(1500)
  expect(scope.getState($announcement)).toBe('0 entries found so far. Still reading your older entries…')
  rest.resolve(older)
  await vi.waitFor(() => expect(scope.getState($found)).toHaveLength(1))
  await vi.advanceTimersByTimeAsync(1500)
  expect(scope.getState($announcement)).toBe('1 entry found')
  vi.useRealTimers()
})

test('when the older entries cannot be read, the newest stay until another attempt brings all', async () => {
  const { scope, opened, ids, rest, again, older } = await openHalfRead()
  rest.reject(new TypeError('offline'))
  await opened
  expect(ids()).toEqual(['day-4', 'day-3'])
  expect([scope.getState($areOlderMissing), scope.getState($areOlderComing)]).toEqual([true, false])
  const retried = allSettled(loadJournalFx, { scope })
  again.resolve(older)
  await retried
  expect(ids()).toEqual(['day-4', 'day-3', 'day-2', 'day-1'])
  expect(scope.getState($areOlderMissing)).toBe(false)
})
