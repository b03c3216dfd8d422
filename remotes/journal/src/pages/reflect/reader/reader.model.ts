import { signedOut } from '@stepwise/shared/session'
import { combine, createEvent, createStore } from 'effector'
import { $entries, $problem, journalOpened } from '../reflect.model.ts'

/** An entry is to be read, by its id. */
export const readingAsked = createEvent<string>()
export const readingEnded = createEvent()

const $readId = createStore<string | null>(null)

/** The entry that is read, as it is now; null when none is, or when it is gone. */
export const $readEntry = combine($entries, $readId, (entries, id) => entries?.find((entry) => entry.id === id) ?? null)

$readId
  .on(readingAsked, (_, id) => id)
  .on($entries, (id, entries) => (entries?.some((entry) => entry.id === id) ? id : null))
  .reset(readingEnded, journalOpened, signedOut)

// What failed before is no news here.
$problem.on(readingAsked, ({ occasion }) => ({ message: null, occasion }))
