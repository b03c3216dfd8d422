import { createEvent, createStore } from 'effector'

export type Theme = 'light' | 'dark'

/** How a page is shown, whatever the person has chosen. What is left out is as they chose. */
export interface DisplayOverride {
  theme?: Theme | undefined
  /** 0 to 10, as in the person's settings. */
  textSize?: number | undefined
}

/** Someone tests the page as it looks with these settings: they apply to this page alone, and nothing of them is stored. */
export const displayOverridden = createEvent<DisplayOverride>()

export const $displayOverride = createStore<DisplayOverride>({}).on(displayOverridden, (present, changes) => ({
  ...present,
  ...changes,
}))
