import { announced } from '@stepwise/shared/ui'
import { createEvent, createStore, sample } from 'effector'

/** Why the page that is open should be loaded again. */
export const noticeWords = {
  recall: 'A fault of this page has been fixed. Load the page again when it suits you. Your notes and drafts are kept.',
  removal:
    'Stepwise has been updated since you opened this page, and parts of it are gone. Load the page again. Your notes and drafts are kept.',
}

export const noticeWanted = createEvent<keyof typeof noticeWords>()
export const loadChosen = createEvent()
export const noticeClosed = createEvent()
export const $notice = createStore<string | null>(null)
  .on(noticeWanted, (_, reason) => noticeWords[reason])
  .reset(noticeClosed, loadChosen)

sample({ clock: noticeWanted, fn: (reason) => noticeWords[reason], target: announced })
