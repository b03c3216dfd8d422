import type { IncomingLink } from '@stepwise/shared/contracts'
import { call, messageFor } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { createEffect, createEvent, sample } from 'effector'

/** What leads to this document is to be shown. */
export const incomingLinksOpened = createEvent<string>()

export const loadIncomingLinksFx = createEffect(async (id: string) => {
  const { links } = await call('GET /content_desk/documents/:id/incoming_links', { params: { id }, failures: 'caller' })
  return links
})

interface LinkChange {
  from: string
  to: string
  words: { from: string; to: string } | null
  documents: string[]
}
export const changeLinksFx = createEffect((change: LinkChange) =>
  call('POST /content_desk/link_changes', { body: change }),
)

const $documentId = personalStore('').on(incomingLinksOpened, (_, id) => id)
/** The links of other documents that lead to it; null until they are known. */
export const $incomingLinks = personalStore<readonly IncomingLink[] | null>(null)
/** Why links were not changed. */
export const $changeProblem = personalStore<string | null>(null)

sample({ clock: incomingLinksOpened, target: loadIncomingLinksFx })
const loaded = sample({
  clock: loadIncomingLinksFx.done,
  source: $documentId,
  filter: (id, { params }) => id === params,
  fn: (_, { result }) => result,
})
$incomingLinks.on(loaded, (_, links) => links).reset(incomingLinksOpened)
$changeProblem.on(changeLinksFx.failData, (_, error) => messageFor(error)).reset(incomingLinksOpened, changeLinksFx)
sample({ clock: changeLinksFx.done, source: $documentId, target: loadIncomingLinksFx })

/** The documents whose links can be changed: one that someone is changing stays as it is. */
export const listChangeable = (links: readonly IncomingLink[]) => [
  ...new Set(links.filter(({ isBusy, isDraft }) => !isBusy && !isDraft).map(({ document }) => document)),
]
