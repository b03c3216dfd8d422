import type { Registry } from '@stepwise/shared/contracts'
import { loadFailedEvent } from '@stepwise/shared/lazy'
import { createBrowserRouter } from '@stepwise/shared/routing'
import { shell } from '@stepwise/shared/shell'
import { $announcement } from '@stepwise/shared/ui'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadPage } from '../reload-page.ts'
import { partRequested } from '../remotes/load-part.ts'
import { aRegistry, aRoute, remoteWith } from '../testing.tsx'
import { followPromotions } from './follow-promotions.ts'
import { readReload, storeReload } from './stored-reload.ts'
import { $notice, loadChosen, noticeClosed, noticeMessages } from './update-notice.model.ts'
import { watchRegistry } from './watch-registry.ts'

// docs/product/updates.md

vi.mock(import('../reload-page.ts'), () => ({ reloadPage: vi.fn() }))
vi.mock(import('./watch-registry.ts'), () => ({ watchRegistry: vi.fn() }))

const routes = ['/home', '/notes', '/steps'].map((path) => aRoute(path))
const registryOf = (version: string, more: Partial<Registry> = {}): Registry => ({
  ...aRegistry([remoteWith({ routes }, { version, folder: `/remotes/learn/${version}/` })]),
  ...more,
})
const [old, newer] = [registryOf('1.0.0-old'), registryOf('1.0.0-new', { promotion: 2 })]
const shown: string[] = []
let isServerThere = true
/** What is in the addresses of files that the server no longer has. */
let removed: string
/** The set that a tab learns of when it asks. */
let isLive: Registry

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(reloadPage).mockReset()
  vi.mocked(watchRegistry).mockReset()
  vi.stubGlobal('fetch', async (address: string) => {
    if (!isServerThere) throw new TypeError('no network')
    return new Response(null, { status: address.includes(removed) ? 404 : 200 })
  })
  isServerThere = true
  sessionStorage.clear()
  shown.length = 0
  document.body.innerHTML = ''
  removed = 'nothing'
  isLive = old
  const listening = vi.spyOn(globalThis, 'addEventListener')
  return () => {
    for (const [type, listener] of listening.mock.calls)
      if (type === loadFailedEvent) removeEventListener(type, listener)
  }
})
afterEach(() => {
  // The tabs of a test end with it: without a newer set they load nothing.
  for (const [learn] of vi.mocked(watchRegistry).mock.calls) learn(old)
  shell.slotClosed()
  shell.slotUnpinned('status.timer')
})

/** A tab at /home that runs the old set. Returns what offers it another set, and its router. */
function openTab() {
  history.replaceState(null, '', '/home')
  vi.mocked(watchRegistry).mockImplementation((onChanged) => async () => onChanged(isLive))
  const router = createBrowserRouter([{ path: '*', element: null }])
  followPromotions(old, router)
  router.subscribe(({ location }) => void shown.push(location.pathname))
  const learn = vi.mocked(watchRegistry).mock.lastCall?.[0] ?? (() => {})
  return { router, learn }
}
/** A tab that runs, of a remote, a version that has asked for something. */
function openTabWithPart() {
  const tab = openTab()
  partRequested('/remotes/learn/1.0.0-old/')
  return tab
}
const settle = () => vi.advanceTimersByTimeAsync(10)
/** How often the page has been loaded since the test began. */
async function expectLoads(times: number) {
  await settle()
  expect(reloadPage).toHaveBeenCalledTimes(times)
}
/** The tab learns of the new set, something may be going on, and the person follows a link. */
async function navigateWith(something = () => {}, to = '/notes') {
  const { router, learn } = openTab()
  learn(newer)
  something()
  router.navigate(to)
  await settle()
  return router
}

test('the next navigation loads the page, at its new address, and the page that is left stays on the screen until then', async () => {
  await navigateWith()
  expect(reloadPage).toHaveBeenCalledOnce()
  expect(location.pathname).toBe('/notes')
  expect(shown).toEqual([])
  expect(readReload()).toMatchObject({ reason: 'navigation' })
})

test('Back is a navigation too', async () => {
  const { router, learn } = openTab()
  router.navigate('/notes')
  learn(newer)
  history.back()
  await vi.waitFor(() => expect(reloadPage).toHaveBeenCalledOnce())
  expect(location.pathname).toBe('/home')
})

test('without a newer set, and within a page, nothing is loaded', async () => {
  const { router, learn } = openTab()
  learn({ ...old, promotion: 9 })
  router.navigate('/notes')
  learn(newer)
  router.navigate('/notes?tab=2')
  await expectLoads(0)
  expect(shown).toEqual(['/notes', '/notes'])
})

test('a promotion that was taken back before the tab took it is not a reason to load', async () => {
  const { router, learn } = openTab()
  learn(newer)
  learn({ ...old, promotion: 3 })
  router.navigate('/notes')
  await expectLoads(0)
})

test('an address of no remote, which may lead elsewhere at once, does not load', async () => {
  await navigateWith(undefined, '/unknown')
  expect(reloadPage).not.toHaveBeenCalled()
})

const dialog = document.createElement('dialog')
dialog.open = true
const focusedField = (html: string) => () => {
  document.body.innerHTML = html
  document.querySelector<HTMLElement>('input, textarea')?.focus()
}
function playVideo() {
  document.body.innerHTML = '<video></video>'
  Object.defineProperty(document.querySelector('video'), 'paused', { value: false })
}
test.each([
  ['a panel is open', () => shell.slotOpened('panel.notes')],
  ['the pomodoro is running', () => shell.slotPinned('status.timer')],
  ['a dialog is open', () => document.body.append(dialog)],
  ['someone is in a field with text', focusedField('<textarea>a thought</textarea>')],
  ['someone has searched', focusedField('<input type="search" value="mind map">')],
  ['a word is being composed', () => document.dispatchEvent(new Event('compositionstart'))],
  ['a video plays', playVideo],
])('while %s the tab goes on as it is', async (_, something) => {
  const router = await navigateWith(something)
  expect(reloadPage).not.toHaveBeenCalled()
  expect(shown).toEqual(['/notes'])

  document.body.innerHTML = ''
  document.dispatchEvent(new Event('compositionend'))
  shell.slotClosed()
  shell.slotUnpinned('status.timer')
  router.navigate('/steps')
  await expectLoads(1)
})

test('an empty field or a checked box is not what someone has written', async () => {
  await navigateWith(focusedField('<input type="text" value="">'))
  expect(reloadPage).toHaveBeenCalledOnce()
})

test('when the server is away the page is not given up: it goes on, and the next navigation tries again', async () => {
  isServerThere = false
  const router = await navigateWith()
  expect(reloadPage).not.toHaveBeenCalled()
  expect(shown).toEqual(['/notes'])
  isServerThere = true
  router.navigate('/steps')
  await expectLoads(1)
})

test('a load that did not bring the set that was promised is not tried again and again', async () => {
  await navigateWith()
  const { tried = '', left = '' } = readReload() ?? {}
  storeReload({ tried, left })
  vi.mocked(reloadPage).mockReset()

  await navigateWith()
  expect(reloadPage).not.toHaveBeenCalled()
})

test('a load that brought a third set, because of a release in between: the promised one is taken when it is live again', async () => {
  await navigateWith()
  const { tried = '' } = readReload() ?? {}
  storeReload({ tried, left: 'a set before both' })
  vi.mocked(reloadPage).mockReset()
  await navigateWith()
  expect(reloadPage).toHaveBeenCalledOnce()
})

const recalled = registryOf('1.0.0-fixed', { recalled: ['learn@1.0.0-old'] })

test('a version that was rolled back for its faults: a notice asks, once, and its button loads the page', async () => {
  const { learn } = openTabWithPart()
  learn(recalled)
  expect($notice.getState()).toBe(noticeMessages.recall)
  expect($announcement.getState()).toContain(noticeMessages.recall)
  noticeClosed()
  learn({ ...recalled, promotion: 4 })
  expect($notice.getState()).toBeNull()
  await expectLoads(0)
  loadChosen()
  await expectLoads(1)
  expect(readReload()).toMatchObject({ reason: 'notice' })
})

test('while the server is away the notice loads nothing, and comes again', async () => {
  const { learn } = openTabWithPart()
  learn(recalled)
  isServerThere = false
  loadChosen()
  await expectLoads(0)
  learn(recalled)
  expect($notice.getState()).toBe(noticeMessages.recall)
})

test('the notice goes when the recalled version is live again', () => {
  const { learn } = openTabWithPart()
  learn(recalled)
  learn(old)
  expect($notice.getState()).toBeNull()
})

test('a recalled version of which this tab has asked for nothing waits for a navigation, or until it does', () => {
  const { learn } = openTab()
  learn(recalled)
  expect($notice.getState()).toBeNull()
  partRequested('/remotes/learn/1.0.0-old/')
  expect($notice.getState()).toBe(noticeMessages.recall)
})

test('a recalled version that is still live is not offered again', () => {
  const { learn } = openTabWithPart()
  learn(registryOf('1.0.0-old', { recalled: ['learn@1.0.0-old'] }))
  expect($notice.getState()).toBeNull()
})

const failToLoad = () => dispatchEvent(new Event(loadFailedEvent))

test('code of a version that is no longer stored: the tab asks what is live, and a notice asks to load that', async () => {
  openTab()
  isLive = newer
  removed = '1.0.0-old'
  failToLoad()
  await settle()
  expect($notice.getState()).toBe(noticeMessages.removal)
})

test.each([
  ['its version is stored', () => {}],
  [
    'the server is away',
    () => {
      isServerThere = false
    },
  ],
])('code that did not come while %s is not a reason to ask', async (_, given) => {
  openTab()
  isLive = newer
  given()
  failToLoad()
  await settle()
  expect($notice.getState()).toBeNull()
})

test('without another live set a load would bring nothing', async () => {
  openTab()
  removed = '1.0.0-old'
  failToLoad()
  await settle()
  expect($notice.getState()).toBeNull()
})
