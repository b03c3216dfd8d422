// Nothing typed is lost: drafts on the device, and an outbox for what is saved. A library without state of its own: each
// remote brings it along, so it is no singleton.
export { type DeviceTrouble, forgetPerson } from './device.ts'
export { createDrafts } from './drafts.ts'
export { isObject } from './keeper.ts'
export { createOutbox } from './outbox.ts'
export { type Judgement, newKey, type Waiting } from './waiting.ts'
