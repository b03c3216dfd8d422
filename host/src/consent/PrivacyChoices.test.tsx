import type { User } from '@stepwise/shared/contracts'
import { aUser } from '@stepwise/shared/testing'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HostSettings } from '../settings/settings.ts'

// docs/product/shell-and-search.md#privacy-choices. Build settings are read once, so each test loads its own modules.

const page = vi.hoisted(() => ({ reloadPage: vi.fn() }))
vi.mock('../reload-page.ts', () => page)

const analytics = { url: 'https://views.example.test/collect', id: 'study-1' }
const chat = { script: 'https://chat.example.test/chat.js' }
const both: HostSettings = { analytics, chat, socialLinks: {}, isProduction: true }
const counting: HostSettings = { analytics, chat: null, socialLinks: {}, isProduction: true }
const robin = aUser({ id: 'robin', firstName: 'Robin', surname: 'Example', email: 'robin@example.test' })

const fetched = vi.fn<typeof fetch>()
const views = () => fetched.mock.calls.map(([, options]) => JSON.parse(String(options?.body)))
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)
const visitor = () => (globalThis as { stepwiseChatVisitor?: unknown }).stepwiseChatVisitor

/** A page of a host that was built so. */
async function open(settings: HostSettings, { user = null as User | null, edition = 'study', at = '/terms' } = {}) {
  vi.resetModules()
  Object.assign(globalThis, { stepwiseSingletons: undefined })
  vi.stubGlobal('STEPWISE_HOST_SETTINGS', settings)
  vi.stubGlobal('STEPWISE_EDITION', edition)
  const [session, shell, { UiProvider }, { PrivacyChoicesPlace }, { pageViewed }] = await Promise.all([
    import('@stepwise/shared/session'),
    import('@stepwise/shared/shell'),
    import('@stepwise/shared/ui'),
    import('./PrivacyChoicesPlace.tsx'),
    import('./page-view.ts'),
  ])
  if (user) session.signedIn(user)
  pageViewed({ path: at })
  render(
    <UiProvider colorScheme="light">
      <PrivacyChoicesPlace />
      <main id="main" tabIndex={-1}>
        <a href="#footer">The footer</a>
      </main>
    </UiProvider>,
  )
  if (settings.analytics || settings.chat) await import('./PrivacyChoices.tsx')
  // The code arrives, reads the device, and shows what it has found.
  for (let turn = 0; turn < 5; turn++) await act(async () => {})
  return { ...session, ...shell, pageViewed }
}

const region = () => screen.queryByRole('region', { name: 'Privacy choices' })
const question = (name: RegExp) => within(screen.getByRole('group', { name }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  fetched.mockReset()
  fetched.mockResolvedValue(new Response())
  page.reloadPage.mockReset()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  for (const script of document.head.querySelectorAll('script')) script.remove()
  Object.assign(globalThis, { stepwiseChatVisitor: undefined })
})

test('before an answer nothing is sent, and the question takes no focus', async () => {
  const { pageViewed, $hasPrivacyChoices } = await open(counting)
  expect(region()?.textContent).toContain('views.example.test receives the kind of page')
  expect(document.activeElement).toBe(document.body)
  expect($hasPrivacyChoices.getState()).toBe(true)
  pageViewed({ path: '/privacy' })
  expect(fetched).not.toHaveBeenCalled()
})

test('yes sends the page that is shown and those that follow: id and path, no cookies, no referrer', async () => {
  const { pageViewed } = await open(counting)
  await press('Yes, allow')
  expect(region()).toBeNull()
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    analytics.url,
    expect.objectContaining({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true }),
  )
  pageViewed(null)
  pageViewed({ path: '/privacy' })
  expect(views()).toEqual(['/terms', '/privacy'].map((path) => ({ id: 'study-1', path })))
})

test('no sends nothing, is kept, and is not asked again; the focus, which nothing had, is in main', async () => {
  const first = await open(counting)
  await press('No, thank you')
  expect(region()).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  first.pageViewed({ path: '/privacy' })
  const second = await open(counting)
  second.pageViewed({ path: '/privacy' })
  expect(region()).toBeNull()
  expect(fetched).not.toHaveBeenCalled()
})

test('a yes counts for its recipient, not for another', async () => {
  await open(counting)
  await press('Yes, allow')
  fetched.mockClear()
  await open({ ...counting, analytics: { ...analytics, url: 'https://others.example.test/' } })
  expect(region()).not.toBeNull()
  expect(fetched).not.toHaveBeenCalled()
})

test('the choices open on request with their heading in focus; a withdrawn yes counts at once', async () => {
  const { pageViewed, privacyChoicesRequested } = await open(counting)
  await press('Yes, allow')
  const link = screen.getByRole('link', { name: 'The footer' })
  link.focus()
  act(() => privacyChoicesRequested())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Privacy choices' }))
  expect(screen.getByRole('button', { name: 'Yes, allow', pressed: true })).toBeTruthy()
  await press('No, thank you')
  expect(screen.getByRole('button', { name: 'No, thank you', pressed: true })).toBeTruthy()
  pageViewed({ path: '/privacy' })
  expect(views()).toEqual([{ id: 'study-1', path: '/terms' }])
  await press('Close')
  expect(region()).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(link))
})

test('Escape closes what was opened, and not what asks', async () => {
  const { privacyChoicesRequested } = await open(counting)
  screen.getByRole('button', { name: 'Yes, allow' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(region()).not.toBeNull()
  await press('No, thank you')
  act(() => privacyChoicesRequested())
  // Used up: what lies under it does not close too.
  expect(fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' })).toBe(false)
  expect(region()).toBeNull()
})

test('an answer in another tab counts here', async () => {
  const { pageViewed } = await open(counting)
  await press('Yes, allow')
  const key = 'stepwise.privacy-choices'
  localStorage.setItem(key, String(localStorage.getItem(key)).replace('true', 'false'))
  act(() => void dispatchEvent(new StorageEvent('storage', { key })))
  pageViewed({ path: '/privacy' })
  expect(views()).toHaveLength(1)
})

test('Global Privacy Control is a no: nothing is asked, and the choices say so', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { globalPrivacyControl: { value: true } }))
  const { pageViewed, privacyChoicesRequested } = await open(both, { user: robin })
  expect(region()).toBeNull()
  pageViewed({ path: '/privacy' })
  act(() => privacyChoicesRequested())
  expect(region()?.textContent).toContain('(Global Privacy Control). We treat that as a no')
  expect(screen.queryByRole('button', { name: 'Yes, allow' })).toBeNull()
  expect(fetched).not.toHaveBeenCalled()
  expect(scripts()).toEqual([])
})

// docs/product/shell-and-search.md#chat
test('the chat asks for a yes of its own, of signed-in people, and finds their name and e-mail', async () => {
  const { signedIn } = await open(both)
  expect(screen.queryByRole('group', { name: /support chat/ })).toBeNull()
  act(() => signedIn(robin))
  expect(scripts()).toEqual([])
  await userEvent.click(question(/count page visits/).getByRole('button', { name: 'No, thank you' }))
  expect(scripts()).toEqual([])
  await userEvent.click(question(/support chat/).getByRole('button', { name: 'Yes, allow' }))
  expect(scripts()).toEqual(['https://chat.example.test/chat.js'])
  expect(visitor()).toEqual({ name: 'Robin Example', email: 'robin@example.test' })
  expect(region()).toBeNull()
})

test('the chat loads once; a yes of one person is none of the next, who gets a page without it', async () => {
  const { signedIn, signedOut, userChanged } = await open({ ...both, analytics: null }, { user: robin })
  await press('Yes, allow')
  act(() => userChanged({ firstName: 'Robyn' }))
  act(() => signedOut())
  expect(visitor()).toBeUndefined()
  act(() => signedIn(robin))
  expect(scripts()).toHaveLength(1)
  expect(page.reloadPage).not.toHaveBeenCalled()
  act(() => signedOut())
  act(() => signedIn(aUser({ id: 'kim' })))
  expect(page.reloadPage).toHaveBeenCalledOnce()
  expect(question(/support chat/).getByRole('button', { name: 'Yes, allow', pressed: false })).toBeTruthy()
})

test('a withdrawn yes to a running chat says that the page has to be loaded again', async () => {
  const { privacyChoicesRequested } = await open({ ...both, analytics: null }, { user: robin })
  await press('Yes, allow')
  act(() => privacyChoicesRequested())
  expect(screen.queryByText(/The chat will disappear/)).toBeNull()
  await press('No, thank you')
  expect(screen.getByText('The chat will disappear when you reload this page.')).toBeTruthy()
  await press('Load the page again')
  expect(page.reloadPage).toHaveBeenCalledOnce()
})

test.each([
  ['without analytics and chat', { ...counting, analytics: null }, 'study'],
  ['with a chat alone that is not built for production', { ...both, isProduction: false, analytics: null }, 'study'],
  ['with a chat alone in pro', { ...both, analytics: null }, 'pro'],
])('a host %s asks nothing and offers no choices', async (_, settings, edition) => {
  const { $hasPrivacyChoices } = await open(settings, { user: robin, edition })
  expect(region()).toBeNull()
  expect($hasPrivacyChoices.getState()).toBe(false)
})
