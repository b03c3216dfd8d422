import {
  aUser,
  countFailureWords,
  expectFailureOnce,
  failures,
  renderPart,
  signedInScope,
} from '@stepwise/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { allSettled, type Scope } from 'effector'
import { expect, test } from 'vitest'
import ReflectPage from './ReflectPage.tsx'
import { readerOpened } from './reader/reader.model.ts'
import {
  deleteBatchFx,
  deletionConfirmed,
  deletionRequested,
  downloadEntriesFx,
  downloadRequested,
  loadJournalFx,
} from './reflect.model.ts'
import { anEntry } from './testing/an-entry.ts'

// docs/product/errors.md#one-message: each failure of the journal can be seen once and is read out once.

async function openPage(load: () => unknown, error: Error) {
  const fail = () => Promise.reject(error)
  const scope = await signedInScope(aUser(), {
    handlers: [
      [loadJournalFx, load],
      [deleteBatchFx, fail],
      [downloadEntriesFx, fail],
    ],
  })
  renderPart(<ReflectPage />, { scope })
  return scope
}

const operations: Record<string, (scope: Scope) => Promise<unknown>> = {
  'an entry that is not deleted': async (scope) => {
    await allSettled(deletionRequested, { scope, params: ['one'] })
    await allSettled(deletionConfirmed, { scope })
  },
  'an entry that is not downloaded': (scope) => allSettled(downloadRequested, { scope, params: ['one'] }),
}

test.each(failures)('a journal that is not loaded: $words', async ({ error, words }) => {
  await openPage(() => Promise.reject(error), error)
  await expectFailureOnce(words)
})

const cases = Object.keys(operations).flatMap((name) =>
  failures.map(({ error, words }, at) => ({ name, error, words, isReading: at === 0 })),
)

test.each(cases)('$name, $words, while reading it: $isReading', async ({ name, error, words, isReading }) => {
  const scope = await openPage(async () => [anEntry({ id: 'one' })], error)
  await screen.findByRole('rowheader')
  if (isReading) await allSettled(readerOpened, { scope, params: 'one' })
  await operations[name]?.(scope)
  await expectFailureOnce(words)
  expect(screen.getByText('Something went wrong...')).toBeDefined()
  // Once the toast has gone its words are on the page, and are not read out again.
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }))
  await waitFor(() => expect(countFailureWords(words)).toEqual({ seen: 1, readOut: 0 }))
})
