import { createDrafts, isObject } from '@stepwise/shared/drafts'
import { call, loggedWords } from '@stepwise/shared/http'
import { $user, personalStore } from '@stepwise/shared/session'
import { createEffect, createEvent, sample } from 'effector'

/** What someone has begun to write to us. */
export interface MessageDraft {
  message: string
  hasFacts: boolean
}

export const messageClosed = createEvent()

/** `facts`: what the person runs, a fact a line; '' when they do not attach it. */
export const sendMessageFx = createEffect(({ message, facts }: { message: string; facts: string }) =>
  call('POST /users/settings/contact', { body: { message: message.trim(), facts } }),
)
/** Leaves a line in the server's log: nothing of what the person typed. */
export const logFailureFx = createEffect(async (message: string): Promise<void> => {
  await call('POST /client_faults', { body: { fault: { part: 'public-site', version: '', message } } })
})

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
