import { createEvent, createStore } from 'effector'
import type { SlotName } from '../contracts/index.ts'
import { signedOut } from '../session/index.ts'
import { claimSingleton } from '../singleton/claim-singleton.ts'
import { slotNotWanted, slotWanted } from './wanted-slots.ts'

const slotOpened = createEvent<SlotName>()
const slotClosed = createEvent()

export { $canInstall, installAsked, installOffered } from './install.ts'
export { $wantedSlots } from './wanted-slots.ts'

/** The panel or dialog that lies over the page, one at a time. */
export const $openSlot = createStore<SlotName | null>(null)
  .on(slotOpened, (_, slot) => slot)
  .reset(slotClosed, signedOut)

/** What a remote asks of the shell around it. */
export const shell = { slotOpened, slotClosed, slotWanted, slotNotWanted }

claimSingleton('shell')
