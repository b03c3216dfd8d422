import { createEvent, createStore } from 'effector'

/** The host says whether there is anything to choose here and now. */
export const privacyChoicesOffered = createEvent<boolean>()
/** The person wants to see or change their choices; the host shows them. */
export const privacyChoicesRequested = createEvent()

/** Whether analytics or a chat could be allowed or refused here: only then is there a "Privacy choices". */
export const $hasPrivacyChoices = createStore(false).on(privacyChoicesOffered, (_, has) => has)
