import { recordCalls } from '@stepwise/shared/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// docs/product/routes-and-guards.md#check-on-start. The page has no scope, so each test has a page of its own: modules that no one has
// used before.

let requests: string[]
beforeEach(() => {
  // No one is signed in.
  requests = recordCalls(async () => new Response('{}', { status: 401 }))
})
afterEach(() => void history.replaceState(null, '', '/'))

/** A start of the product at this address. */
async function start(address: string) {
  vi.resetModules()
  history.replaceState(null, '', address)
  const { createBrowserRouter } = await import('@stepwise/shared/routing')
  const { startSession } = await import('./start-session.ts')
  const router = createBrowserRouter([{ path: '*', element: null }])
  startSession(router)
  await effectsRun()
  return router
}
/** The check has been answered, or has not been made. */
async function effectsRun() {
  const { $sessionState } = await import('@stepwise/shared/session')
  await new Promise((resolve) => setTimeout(resolve))
  if (requests.length > 0) await vi.waitFor(() => expect($sessionState.getState()).toBe('signed-out'))
}
/** The person goes to another page. */
async function go(router: Awaited<ReturnType<typeof start>>, to: string) {
  router.navigate(to)
  await effectsRun()
}
const check = 'POST /api/auth/authorize'

test.each(['/', '/favourites', '/something-went-wrong'])(
  'a start at %s checks the session at once, and no change of page checks it again',
  async (address) => {
    const router = await start(address)
    expect(requests).toEqual([check])
    router.navigate('/error')
    router.navigate('/resources')
    await effectsRun()
    expect(requests).toEqual([check])
    router.dispose()
  },
)

test('a start on the error page checks the session once: when that page is left', async () => {
  const router = await start('/error')
  expect(requests).toEqual([])
  await go(router, '/error?again')
  expect(requests).toEqual([])

  for (const to of ['/resources', '/terms']) {
    await go(router, to)
    expect(requests).toEqual([check])
  }
  router.dispose()
})
