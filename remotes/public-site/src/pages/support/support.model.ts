import { createDrafts, isObject } from '@stepwise/shared/drafts'
import { loggedWords } from '@stepwise/shared/http'
import { $user, personalStore } from '@stepwise/shared/session'
import { createEffect, createEvent, sample } from 'effector'
import { logMessageFailure, sendMessage } from './support.api.ts'

/** What someone has begun to write to us. */
export interface MessageDraft {
  message: string
  hasFacts: boolean
}

export const messageClosed = createEvent()

export const sendMessageFx = createEffect(sendMessage)
export const logFailureFx = createEffect(logMessageFailure)

/** Its only draft. */
export const draftId = 'message'
export const messageDrafts = createDrafts({ area: 'support-message', $owner: $user, isValue: isMessageDraft })

/** The dialog says thank you. Closed then, it starts empty again (docs/product/public-pages.md#support-message). */
export const $isSent = personalStore(false)
  .on(sendMessageFx.done, () => true)
  .reset(messageClosed)

sample({ clock: sendMessageFx.done, fn: () => draftId, target: messageDrafts.discarded })
sample({
  clock: sendMessageFx.failData.filterMap((error) => loggedWords('support message', error) ?? undefined),
  target: logFailureFx,
})

function isMessageDraft(stored: unknown): stored is MessageDraft {
  return isObject(stored) && typeof stored.message === 'string' && typeof stored.hasFacts === 'boolean'
}
