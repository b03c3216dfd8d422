import { aUser, recordCalls } from '@stepwise/shared/testing'
import { act, screen } from '@testing-library/react'
import type { Root } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { nextTask } from './next-task.ts'
import { aRegistry, aRoute, bring, heading, recordFaults, remoteWith } from './testing.tsx'

// The product as the page starts it. It has no scope, so each test starts it again, with modules that no one has used before.

const federation = vi.hoisted(() => ({
  loadRemote: vi.fn(),
  loadShare: vi.fn(),
  registerRemotes: vi.fn(),
  registerGlobalPlugins: vi.fn(),
  registerPlugins: vi.fn(),
}))
vi.mock('@module-federation/enhanced/runtime', () => federation)

const page = vi.hoisted(() => ({ reloadPage: vi.fn() }))
vi.mock('./reload-page.ts', () => page)

const roots = vi.hoisted(() => [] as Root[])
vi.mock(import('react-dom/client'), async (load) => {
  const client = await load()
  return {
    ...client,
    createRoot: (...given) => {
      const root = client.createRoot(...given)
      roots.push(root)
      return root
    },
  }
})

const routes = [aRoute('/terms', { access: 'public', frame: 'bare' }), aRoute('/dashboard/learn')]
const registry = aRegistry([remoteWith({ routes })])
const pages = { terms: bring(() => <h1>Terms</h1>), learn: bring(() => <h1>Home</h1>) }

/** Starts the product in the page as the server sends it. */
async function start({ at = '/terms', root = '<div id="root"></div>' } = {}) {
  history.pushState(null, '', at)
  document.body.innerHTML = `${root}<script id="registry" type="application/json">${JSON.stringify(registry)}</script>`
  await act(async () => {
    await import('./start.tsx')
    // It starts in the next task.
    for (let task = 0; task < 2; task++) await nextTask()
  })
}

let asked: string[]
/** The server says that this person is signed in, or no one. */
let person: ReturnType<typeof aUser> | null

beforeEach(() => {
  vi.resetModules()
  Object.assign(globalThis, { stepwiseSingletons: undefined })
  federation.registerRemotes.mockReset()
  federation.registerGlobalPlugins.mockReset()
  federation.loadRemote.mockResolvedValue({ default: { pages } })
  person = null
  asked = recordCalls(async () => (person ? Response.json(person) : Response.json({}, { status: 401 })))
  const listen = vi.spyOn(globalThis, 'addEventListener')
  return async () => {
    for (const [name, listener] of listen.mock.calls) removeEventListener(name, listener)
    await act(async () => {
      for (const root of roots.splice(0)) root.unmount()
    })
    vi.unstubAllGlobals()
  }
})

test('starts with the remotes of its registry, and shows the page of its address', async () => {
  await start()
  await heading('Terms')
  expect(federation.registerRemotes).toHaveBeenCalledExactlyOnceWith([
    { name: 'stepwise_learn', entry: '/remotes/learn/1.0.0-ab12cd34/remoteEntry.js' },
  ])
  expect(federation.registerGlobalPlugins).toHaveBeenCalledOnce()
  const [plugins = 1] = federation.registerGlobalPlugins.mock.invocationCallOrder
  expect(federation.registerRemotes.mock.invocationCallOrder[0]).toBeGreaterThan(plugins)
  expect(document.title).toBe('Terms - Stepwise')
})

test('asks the server who is signed in, and shows them their page', async () => {
  person = aUser()
  await start({ at: '/dashboard/learn' })
  await heading('Home')
  expect(asked).toEqual(['POST /api/auth/authorize'])
})

test('the page has the stored theme from the start', async () => {
  localStorage.setItem('preferred-theme', 'dark')
  await start()
  expect(document.documentElement.dataset.mantineColorScheme).toBe('dark')
})

// docs/product/errors.md#start-failed
test('shows nothing before its style sheets are there', async () => {
  let arrive = () => {}
  vi.stubGlobal('stepwiseBoot', { calls: {}, styles: new Promise<void>((resolve) => (arrive = resolve)) })
  await start()
  expect(roots).toHaveLength(0)
  await act(async () => arrive())
  await heading('Terms')
})

// docs/product/routes-and-guards.md#scroll-to-top
test('lets every page begin at its top', async () => {
  history.scrollRestoration = 'auto'
  await start()
  expect(history.scrollRestoration).toBe('manual')
})

test('says when the network is gone', async () => {
  await start()
  await heading('Terms')
  act(() => void dispatchEvent(new Event('offline')))
  expect(screen.getByRole('complementary', { name: 'Connection' }).textContent).toMatch(/^You are offline\./)
})

// docs/product/shell-and-search.md#privacy-choices
test('asks before it loads the support chat, where the owner has switched it on', async () => {
  const chat = { script: 'https://chat.example/chat.js' }
  vi.stubGlobal('STEPWISE_HOST_SETTINGS', { analytics: null, chat, socialLinks: {}, isProduction: true })
  person = aUser()
  await start()
  expect(await screen.findByRole('region', { name: 'Privacy choices' })).toBeTruthy()
  expect(document.head.querySelector('script[src="https://chat.example/chat.js"]')).toBeNull()
})

// docs/product/accounts.md#other-tabs
test('starts again when another tab signs in as someone else', async () => {
  person = aUser()
  await start({ at: '/dashboard/learn' })
  await heading('Home')
  expect(page.reloadPage).not.toHaveBeenCalled()
  dispatchEvent(new StorageEvent('storage', { key: 'stepwise.person', newValue: 'kim' }))
  expect(page.reloadPage).toHaveBeenCalledOnce()
})

test('takes the browser’s offer to install the product, in place of the browser’s own bar', async () => {
  await start()
  const { $canInstall } = await import('@stepwise/shared/shell')
  expect($canInstall.getState()).toBe(false)
  const offer = new Event('beforeinstallprompt', { cancelable: true })
  act(() => void dispatchEvent(offer))
  expect($canInstall.getState()).toBe(true)
  expect(offer.defaultPrevented).toBe(true)
})

test('reports a second copy of a shared module', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const faults = recordFaults()
  await start()
  const message = 'Two copies of «session» are on this page.'
  dispatchEvent(new CustomEvent('stepwise:second-copy', { detail: message }))
  expect((await faults()).at(-1)).toEqual({ part: 'host', version: '1.0.0-11111111', message })
})

test('a page without a place for the product stays as it is', async () => {
  await start({ root: '<p>Maintenance</p>' })
  expect(screen.getByText('Maintenance')).toBeTruthy()
  expect(screen.queryByRole('heading')).toBeNull()
})

test('a page without a registry cannot start', async () => {
  document.body.innerHTML = '<div id="root"></div>'
  await expect(import('./start.tsx')).rejects.toThrow('The page carries no registry.')
})
