import { createEvent, createStore } from 'effector'

/** Said after the page was loaded again because a version that ran in it was rolled back. */
export const mendedWords = 'This page has been mended. It was loaded again, and what you have written is kept.'

export const mended = createEvent()
export const mendedRead = createEvent()
export const $isMended = createStore(false)
  .on(mended, () => true)
  .reset(mendedRead)
