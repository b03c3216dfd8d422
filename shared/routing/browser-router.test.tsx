import { expect, onTestFinished, test } from 'vitest'
import { createBrowserRouter } from './browser-router.tsx'

// react-router promises nothing of UNSAFE_createBrowserHistory. This fails when an update of it changes what the router takes from there.
test('each change of the address reaches whoever follows, with its action', async () => {
  const router = createBrowserRouter([])
  onTestFinished(router.dispose)
  const seen: string[] = []
  router.subscribe(({ location, historyAction }, { flushSync }) =>
    seen.push([historyAction, location.pathname, JSON.stringify(location.state), flushSync].join(' ')),
  )
  router.navigate('/notes', { state: { from: 'home' } })
  router.navigate('/journal', { replace: true, flushSync: true })
  router.navigate('/help')
  expect([router.state.location.pathname, window.location.pathname]).toEqual(['/help', '/help'])
  router.navigator.go(-1)
  await expect.poll(() => seen.length).toBe(4)
  expect(seen).toEqual([
    'PUSH /notes {"from":"home"} false',
    'REPLACE /journal null true',
    'PUSH /help null false',
    'POP /journal null false',
  ])
  expect(router.navigator.createHref('/notes?page=2')).toBe('/notes?page=2')
  expect(router.navigator.encodeLocation('/a b').pathname).toBe('/a%20b')
})
