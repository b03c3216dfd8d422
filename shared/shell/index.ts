import { createEvent } from 'effector'
import type { SlotName } from '../contracts/index.ts'
import { personalStore } from '../session/index.ts'
import { claimSingleton } from '../singleton/claim-singleton.ts'
import { slotPinned, slotUnpinned } from './pinned-slots.ts'

const slotOpened = createEvent<SlotName>()
const slotClosed = createEvent()

export { $hasDisplayPanel, displayPanelOffered } from './display-panel.ts'
export { $canInstall, installOffered, installRequested } from './install.ts'
export { $pinnedSlots } from './pinned-slots.ts'
export { $hasPrivacyChoices, privacyChoicesOffered, privacyChoicesRequested } from './privacy-choices.ts'
export { $socialLinks, type SocialLinks, socialLinksGiven } from './social-links.ts'

/** The panel or dialog over the page, one at a time. */
export const $openSlot = personalStore<SlotName | null>(null)
  .on(slotOpened, (_, slot) => slot)
  .reset(slotClosed)

/** What a remote can tell the shell around it. */
export const shell = { slotOpened, slotClosed, slotPinned, slotUnpinned }

claimSingleton('shell')
