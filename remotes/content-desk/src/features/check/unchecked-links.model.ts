import { call } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { createEffect } from 'effector'
import { checkTextFx } from './check.model.ts'

export interface LinkConfirmation {
  urls: string[]
  /** False takes it back. */
  isConfirmed: boolean
}

/** Someone has opened these links, so that no check lists them again (docs/product/content-desk.md#dismissed-links). */
export const confirmLinksFx = createEffect(({ urls, isConfirmed }: LinkConfirmation) =>
  call('PUT /content_desk/link_confirmations', { body: { urls, is_confirmed: isConfirmed } }),
)

/** The links that were dismissed in this visit. */
export const $dismissedLinks = personalStore<readonly string[]>([])
  .on(confirmLinksFx.done, (dismissed, { params: { urls, isConfirmed } }) => {
    const others = dismissed.filter((url) => !urls.includes(url))
    return isConfirmed ? [...others, ...urls] : others
  })
  // What the server tells again was taken back by someone else.
  .on(checkTextFx.doneData, (dismissed, { findings }) =>
    dismissed.filter((url) => !findings.some(({ address }) => address === url)),
  )
