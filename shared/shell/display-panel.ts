import { createEvent, createStore } from 'effector'

/** The host says whether there is a panel of display settings: a live remote brings it. */
export const displayPanelOffered = createEvent<boolean>()

/** Whether a button can open the panel. Prerendered HTML has one before the host is there. */
export const $hasDisplayPanel = createStore(true).on(displayPanelOffered, (_, has) => has)
