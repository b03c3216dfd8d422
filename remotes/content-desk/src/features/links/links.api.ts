import { call } from '@stepwise/shared/http'

// docs/product/content-desk.md#links

export async function findLinkTargets(query: string) {
  const { targets } = await call('GET /content_desk/link_targets', { query: { query }, failures: 'caller' })
  return targets
}

export const checkAddress = ({ documentId, address }: { documentId: string; address: string }) =>
  call('GET /content_desk/documents/:id/address', {
    params: { id: documentId },
    query: { address },
    failures: 'caller',
  })

export async function loadIncomingLinks(documentId: string) {
  const { links } = await call('GET /content_desk/documents/:id/incoming_links', {
    params: { id: documentId },
    failures: 'caller',
  })
  return links
}

interface LinkChange {
  from: string
  to: string
  words: { from: string; to: string } | null
  documents: string[]
}

export const changeLinks = (change: LinkChange) => call('POST /content_desk/link_changes', { body: change })
