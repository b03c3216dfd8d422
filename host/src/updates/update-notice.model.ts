import { announced } from '@stepwise/shared/ui'
import { createEvent, createStore, sample } from 'effector'

/** Why the page that is open should be loaded again. */
export const noticeMessages = {
  recall: 'A problem with this page has been fixed. Reload it when it suits you. Your notes and drafts are safe.',
  removal:
    'Stepwise has been updated since you opened this page, and some older parts are gone. Reload the page. Your notes and drafts are safe.',
}

export const noticeWanted = createEvent<keyof typeof noticeMessages>()
export const loadChosen = createEvent()
export const noticeClosed = createEvent()
export const $notice = createStore<string | null>(null)
  .on(noticeWanted, (_, reason) => noticeMessages[reason])
  .reset(noticeClosed, loadChosen)

sample({ clock: noticeWanted, fn: (reason) => noticeMessages[reason], target: announced })
