import { UserFacingError } from '@stepwise/deploy/errors'
import { createdPagePaths } from '@stepwise/shared/routing/paths'
import { request } from 'playwright'
import { signIn } from './people.ts'

const body = { title: 'Example', lead: '', blocks: [{ id: 'words', type: 'text', text: 'An example.' }] }

/**
 * Creates and publishes a page in each area, as content managers do: the product has routes for them, and
 * none at first. Their addresses are the examples of these routes.
 */
export async function createExamplePages(apiUrl: string): Promise<void> {
  const caller = await request.newContext({ baseURL: apiUrl, extraHTTPHeaders: { origin: apiUrl } })
  try {
    await signIn(caller, 'content')
    for (const area of Object.keys(createdPagePaths)) {
      const page = { title: 'Example', area, slug: `example-${area}`, linked: [] }
      const created = await caller.post('/api/content_desk/pages', { data: page })
      // The other edition has no such area.
      if (created.status() === 422) continue
      const path = `/api/content_desk/documents/page:${page.slug}/publications`
      const published = await caller.post(path, { data: { body, base: 0, why: '', publish_at: null } })
      if (!published.ok()) throw new UserFacingError([`The smoke could not create a page: ${published.status()}.`])
    }
  } finally {
    await caller.dispose()
  }
}
