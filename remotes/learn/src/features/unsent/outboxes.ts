import { outbox } from '../notes/unsaved-notes.model.ts'
import { completions } from '../step/completion.model.ts'
import { favourites } from '../step/favourite.model.ts'

/** The outboxes that may hold something of an earlier visit; opening one sends it. */
export const outboxes = [outbox.opened, favourites.opened, completions.opened]
