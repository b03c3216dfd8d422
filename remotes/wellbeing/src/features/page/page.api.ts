import { call } from '@stepwise/shared/http'

/** Loads a page of content. Without a network the page stays and says so itself; a page that is not for this person is not found. */
export async function loadPage(slug: string) {
  const { page } = await call('GET /pages/:slug', { params: { slug }, failures: 'page-if-reached' })
  return page
}
