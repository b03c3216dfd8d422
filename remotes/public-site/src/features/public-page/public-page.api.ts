import { call } from '@stepwise/shared/http'

/** Loads a page that is open to everybody. A failure is told on the page, which keeps its header and the way in. */
export async function loadPage(slug: string) {
  const { page } = await call('GET /pages/:slug', { params: { slug }, failures: 'caller' })
  return page
}
