// Nothing typed is lost: drafts on the device, and an outbox for what is saved (docs/product/notes.md#drafts, #outbox). A library
// without state of its own: every remote may bring its copy, so it is not a singleton.
export { canStore, countUnsent, type DeviceProblem, deletePersonData } from './device.ts'
export { isObject } from './device-records.ts'
export { createDrafts } from './drafts.ts'
export { createOutbox } from './outbox.ts'
export { newKey, type OutboxEntry, type SendFailure } from './outbox-entry.ts'
// The second name is that of 3.4, for remotes in their own repository.
export { countUnstored, countUnstored as countUnkept } from './unstored.ts'
