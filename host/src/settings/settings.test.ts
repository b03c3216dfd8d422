import { afterEach, expect, test, vi } from 'vitest'
import type { HostSettings } from './settings.ts'

// docs/product/routes-and-guards.md#page-views. Settings are read when the module loads, so each test loads its own.

async function hostBuiltWith(built?: HostSettings) {
  vi.resetModules()
  if (built) vi.stubGlobal('STEPWISE_HOST_SETTINGS', built)
  const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>(() => true)
  // jsdom has no beacons.
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { sendBeacon }))
  return { ...(await import('./settings.ts')), sendBeacon }
}
afterEach(() => void vi.unstubAllGlobals())

test('a build without settings has analytics, chat and production off, and sends no page view', async () => {
  const { settings, reportPageView, sendBeacon } = await hostBuiltWith()
  expect(settings).toEqual({ analytics: null, chat: null, isProduction: false })
  reportPageView('/favourites')
  expect(sendBeacon).not.toHaveBeenCalled()
})

test('without analytics in the build no page view is sent', async () => {
  const { reportPageView, sendBeacon } = await hostBuiltWith({
    analytics: null,
    chat: { script: '/chat.js' },
    isProduction: true,
  })
  reportPageView('/favourites')
  expect(sendBeacon).not.toHaveBeenCalled()
})

test('a page view is a beacon of JSON with the id and the path, and nothing else', async () => {
  const { reportPageView, sendBeacon } = await hostBuiltWith({
    analytics: { url: 'https://views.example.test/collect', id: 'study-1' },
    chat: null,
    isProduction: true,
  })
  reportPageView('/favourites')
  expect(sendBeacon).toHaveBeenCalledOnce()
  const [url, body] = sendBeacon.mock.calls[0] ?? []
  expect(url).toBe('https://views.example.test/collect')
  expect(body?.type).toBe('application/json')
  expect(JSON.parse((await body?.text()) ?? '')).toEqual({ id: 'study-1', path: '/favourites' })
})
