import { createDrafts } from '@stepwise/shared/drafts'
import { call } from '@stepwise/shared/http'
import { $user } from '@stepwise/shared/session'
import { createEffect } from 'effector'

interface Mistake {
  /** Of the page. */
  address: string
  words: string
}

/** What someone has begun to write, by the address of the page. */
export const mistakeDrafts = createDrafts({
  area: 'mistake-drafts',
  $owner: $user,
  isValue: (value): value is string => typeof value === 'string',
})

export const reportMistakeFx = createEffect(({ address, words }: Mistake) =>
  call('POST /mistakes', { body: { address, words: words.trim() } }),
)
