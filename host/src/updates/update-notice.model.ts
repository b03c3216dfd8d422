import { createEvent, createStore } from 'effector'

/** Said after the page was loaded again where somebody was, by why. */
export const reloadWords = {
  recall: 'This page has been mended. It was loaded again, and what you have written is kept.',
  removal:
    'Stepwise has been updated since you opened this page. It was loaded again, and what you have written is kept.',
}

export const reloadTold = createEvent<keyof typeof reloadWords>()
export const noticeClosed = createEvent()
export const $reloadNotice = createStore<string | null>(null)
  .on(reloadTold, (_, reason) => reloadWords[reason])
  .reset(noticeClosed)
