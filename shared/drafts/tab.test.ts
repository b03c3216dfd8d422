import { locks } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTabs, thisTab } from './tab.ts'

const page = globalThis as { stepwiseTab?: Promise<string> }
/** The next page of this tab, or another tab: nothing is known but what the browser has stored. */
function loadPage(): Promise<string> {
  delete page.stepwiseTab
  return thisTab()
}
const leavePage = () => dispatchEvent(new Event('pagehide'))

afterEach(() => {
  delete page.stepwiseTab
  sessionStorage.clear()
})

describe('with locks', () => {
  // jsdom has no locks. These are Node's, which work as a browser's.
  beforeEach(() => void Object.defineProperty(navigator, 'locks', { value: locks, configurable: true }))
  afterEach(async () => {
    for (const { name } of (await locks.query()).held ?? []) await close(name ?? '')
    Reflect.deleteProperty(navigator, 'locks')
  })
  /** The page that holds the lock is gone. */
  const close = (name: string) => locks.request(name, { steal: true }, () => {})

  test('a tab has an id of 12 hexadecimal digits, keeps it, and is open', async () => {
    const id = await thisTab()
    expect(id).toMatch(/^[0-9a-f]{12}$/)
    expect(await thisTab()).toBe(id)
    expect(await openTabs()).toEqual(new Set([id]))
  })

  test('a tab has the same id after a reload, even when the page before takes a moment to go', async () => {
    const id = await loadPage()
    leavePage()
    const reloaded = loadPage()
    await vi.waitFor(async () => expect((await locks.query()).pending).toHaveLength(1))
    await close(`stepwise-tab-${id}`)
    expect(await reloaded).toBe(id)
    expect(await openTabs()).toEqual(new Set([id]))
  })

  test('a tab that is opened again after a crash has its id from before', async () => {
    sessionStorage.setItem('stepwise.tab', 'crashed')
    expect(await loadPage()).toBe('crashed')
    expect(await openTabs()).toEqual(new Set(['crashed']))
  })

  test('a duplicated tab gets another id at once, and keeps that', async () => {
    const original = await loadPage()
    const duplicate = await loadPage()
    expect(duplicate).toMatch(/^[0-9a-f]{12}$/)
    expect(duplicate).not.toBe(original)
    expect(await openTabs()).toEqual(new Set([original, duplicate]))
    await close(`stepwise-tab-${duplicate}`)
    expect(await loadPage()).toBe(duplicate)
  })

  test('a tab that was duplicated after a reload gets another id as well', async () => {
    const id = await loadPage()
    leavePage()
    await close(`stepwise-tab-${id}`)
    const original = await loadPage()
    expect(original).toBe(id)
    expect(await loadPage()).not.toBe(id)
  })

  test('a tab that was duplicated after the person came back to its page gets another id', async () => {
    const original = await loadPage()
    leavePage()
    dispatchEvent(new Event('pageshow'))
    expect(await loadPage()).not.toBe(original)
  })

  test('a page that does not get the id of the page before within five seconds gets another one', async () => {
    const controller = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal)
    const before = await loadPage()
    leavePage()
    const reloaded = loadPage()
    await vi.waitFor(async () => expect((await locks.query()).pending).toHaveLength(1))
    controller.abort()
    expect(await reloaded).not.toBe(before)
    expect(timeout).toHaveBeenCalledExactlyOnceWith(5000)
  })

  test('locks of something else are not tabs', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const other = locks.request('other-lock-stepwise-tab-', () => promise)
    const id = await thisTab()
    expect(await openTabs()).toEqual(new Set([id]))
    resolve()
    await other
  })

  test('a browser that names no locks has no open tabs', async () => {
    for (const snapshot of [{}, { held: [{}] }]) {
      vi.spyOn(locks, 'query').mockResolvedValueOnce(snapshot as Awaited<ReturnType<typeof locks.query>>)
      expect(await openTabs()).toEqual(new Set())
    }
  })
})

describe('without locks, as on a page without TLS', () => {
  beforeEach(() => void vi.useFakeTimers())

  test('a tab is open as long as it lives, and for 90 seconds after a crash', async () => {
    const id = await loadPage()
    expect(await openTabs()).toEqual(new Set([id]))
    await vi.advanceTimersByTimeAsync(300_000)
    expect(await openTabs()).toEqual(new Set([id]))
    localStorage.setItem('stepwise.tab-lives.crashed', String(Date.now()))
    await vi.advanceTimersByTimeAsync(89_999)
    expect(await openTabs()).toEqual(new Set([id, 'crashed']))
    await vi.advanceTimersByTimeAsync(1)
    expect(await openTabs()).toEqual(new Set([id]))
  })

  test('a tab that is closed is no longer open, and nothing of it stays', async () => {
    const id = await loadPage()
    expect(Object.keys(localStorage)).toEqual([`stepwise.tab-lives.${id}`])
    leavePage()
    expect(await openTabs()).toEqual(new Set())
    expect(localStorage).toHaveLength(0)
  })

  test('a tab has the same id after a reload', async () => {
    const id = await loadPage()
    leavePage()
    vi.clearAllTimers()
    expect(await loadPage()).toBe(id)
    expect(await openTabs()).toEqual(new Set([id]))
  })

  test('a duplicated tab gets another id', async () => {
    const original = await loadPage()
    const duplicate = await loadPage()
    expect(duplicate).not.toBe(original)
    expect(await openTabs()).toEqual(new Set([original, duplicate]))
  })

  test('other things on the device are not tabs, whatever number they hold', async () => {
    localStorage.setItem('stepwise.pomodoro.robin-and-more', String(Date.now()))
    localStorage.setItem('theme', 'dark')
    expect(await openTabs()).toEqual(new Set())
  })
})
