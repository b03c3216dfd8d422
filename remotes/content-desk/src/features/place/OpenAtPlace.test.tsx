import { paths } from '@stepwise/shared/routing/paths'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { expect, test, vi } from 'vitest'
import { fieldRequested } from '../blocks/findings.model.ts'
import { documentHref } from '../links/document-href.ts'
import { OpenAtPlace } from './OpenAtPlace.tsx'

test.each([
  [documentHref('page:calm', 'blocks/3/text'), ['blocks/3/text']],
  [documentHref('page:calm'), []],
  ['/dashboard/content/page%3Acalm?at=', []],
])('%s goes to %j', async (at, requested) => {
  const scope = await signedInScope(aUser({ role: 'content_manager' }))
  const request = vi.fn()
  const stop = fieldRequested.watch(request)
  renderPart(<OpenAtPlace />, { scope, at, path: paths.contentDocument.pattern })
  stop()
  expect(request.mock.calls.map(([path]) => path)).toEqual(requested)
})
