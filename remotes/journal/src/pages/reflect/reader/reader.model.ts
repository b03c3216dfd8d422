import { personalStore } from '@stepwise/shared/session'
import { combine, createEvent } from 'effector'
import { $entries, $problem, $settledProblem, cleared, journalOpened } from '../reflect.model.ts'

/** Opens the entry with this id for reading. */
export const readerOpened = createEvent<string>()
export const readerClosed = createEvent()

const $openId = personalStore<string | null>(null)

/** The open entry as it is now; null while the reader is closed, or when the entry has been deleted. */
export const $openEntry = combine($entries, $openId, (entries, id) => entries?.find((entry) => entry.id === id) ?? null)

$openId
  .on(readerOpened, (_, id) => id)
  .on($entries, (id, entries) => (entries?.some((entry) => entry.id === id) ? id : null))
  .reset(readerClosed, journalOpened)

// The reader shows problems of its own entry only.
$problem.on(readerOpened, cleared)
$settledProblem.reset(readerOpened)
