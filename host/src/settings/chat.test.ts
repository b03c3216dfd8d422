import { aUser } from '@stepwise/shared/testing'
import { afterEach, expect, test, vi } from 'vitest'
import type { HostSettings } from './settings.ts'

// docs/product/shell-and-search.md#chat. The page has no scope, and build settings are read once: each test loads its own modules.

const withChat: HostSettings = {
  analytics: null,
  chat: { script: 'https://chat.example.test/chat.js' },
  isProduction: true,
}
const robin = aUser({ firstName: 'Robin', surname: 'Example', email: 'robin@example.test' })

/** A page of a host that was built so, before anybody is signed in. */
async function openPage(settings: HostSettings, edition = 'study') {
  vi.resetModules()
  vi.stubGlobal('STEPWISE_HOST_SETTINGS', settings)
  vi.stubGlobal('STEPWISE_EDITION', edition)
  const session = await import('@stepwise/shared/session')
  const { startChat } = await import('./chat.ts')
  startChat()
  return session
}
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)
const visitor = () => (globalThis as { stepwiseChatVisitor?: unknown }).stepwiseChatVisitor

afterEach(() => {
  vi.unstubAllGlobals()
  for (const script of document.head.querySelectorAll('script')) script.remove()
  Object.assign(globalThis, { stepwiseChatVisitor: undefined })
})

test('the chat loads when somebody signs in, and finds their name and e-mail', async () => {
  const { signedIn } = await openPage(withChat)
  expect(scripts()).toEqual([])
  expect(visitor()).toBeUndefined()
  signedIn(robin)
  expect(scripts()).toEqual(['https://chat.example.test/chat.js'])
  expect(visitor()).toEqual({ name: 'Robin Example', email: 'robin@example.test' })
})

test('the chat loads once, whatever happens to the session afterwards', async () => {
  const { signedIn, signedOut, userChanged } = await openPage(withChat)
  signedIn(robin)
  userChanged({ firstName: 'Robyn' })
  signedOut()
  signedIn(aUser({ id: 'kim', firstName: 'Kim' }))
  expect(scripts()).toHaveLength(1)
})

test.each([
  ['the build names no chat script', { ...withChat, chat: null }, 'study'],
  ['the build is not for production', { ...withChat, isProduction: false }, 'study'],
  ['the edition is pro', withChat, 'pro'],
])('no chat loads where %s', async (_, settings, edition) => {
  const { signedIn } = await openPage(settings, edition)
  signedIn(robin)
  expect(scripts()).toEqual([])
  expect(visitor()).toBeUndefined()
})
