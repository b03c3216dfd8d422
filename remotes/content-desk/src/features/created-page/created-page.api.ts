import type { LinkPlace, NewPage } from '@stepwise/shared/contracts'
import { call } from '@stepwise/shared/http'

// docs/product/content-desk.md#created-pages

export async function createPage(page: NewPage) {
  const { document } = await call('POST /content_desk/pages', { body: page })
  return document
}

export async function changePageLinks({ slug, linked }: { slug: string; linked: LinkPlace[] }) {
  const { document } = await call('PUT /content_desk/pages/:slug/links', { params: { slug }, body: { linked } })
  return document
}

interface Retirement {
  slug: string
  movedTo: string
  /** What becomes of a text that is scheduled. */
  scheduled?: 'keep' | 'cancel'
}

export const retirePage = ({ slug, movedTo, ...choice }: Retirement) =>
  call('PUT /content_desk/pages/:slug/retirement', { params: { slug }, body: { moved_to: movedTo, ...choice } })

export async function bringPageBack(slug: string) {
  const { document } = await call('DELETE /content_desk/pages/:slug/retirement', { params: { slug } })
  return document
}

export async function loadRetiredPages() {
  const { pages } = await call('GET /content_desk/retired_pages', { failures: 'caller' })
  return pages
}

/** Every page that readers have: where the address of a retired one can lead. */
export async function loadPublicPages() {
  const { documents } = await call('GET /content_desk/documents', { failures: 'caller' })
  const pages = documents.flatMap(({ kind, title, address, isHidden }) =>
    kind === 'page' && address !== null && !isHidden ? [{ title, address }] : [],
  )
  // Two pages may share an address, such as a dialog and the page below it.
  return pages.filter(({ address }, at) => pages.findIndex((other) => other.address === address) === at)
}
