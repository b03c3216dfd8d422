import { afterEach, expect, test, vi } from 'vitest'
import { fillFrame, splitFrame } from '../rendering/page-with-content.ts'
import { open, registry } from '../testing/booted-page.ts'

// docs/product/shell-and-search.md#rendered

afterEach(() => void vi.useRealTimers())

const hostScript = 'script[src^="/host/1/main.js"]'
const address = '/flows/revision/exam-day'
const signedIn = { 'stepwise.signed-in': '1' }

/** A page with its content, for someone who is signed in. */
function openRendered({ theme = 'light' as 'light' | 'dark', isWide = true } = {}, stored = {}, storedInTab = {}) {
  const look = { theme, isWide, daysHere: 0 }
  const [learn] = registry.remotes
  if (!learn) throw new Error('no remote')
  const facts = { remote: 'learn', page: 'step', params: {}, user: { id: 'ada' }, look }
  const content =
    '<main><h1>Dune</h1><button id="press">Press</button><a href="/terms">Terms</a><img alt="" src="/dune.webp"></main>'
  const withContent = (html: string) => fillFrame(splitFrame(html, registry, learn, 'step'), content, facts, {})
  return open(address, { ...signedIn, ...stored }, 'study', registry.remotes, withContent, storedInTab)
}

test('a page with content makes no calls, and loads its code with the first frame', async () => {
  vi.useFakeTimers()
  const { calls, preloads, document, drawFrame } = await openRendered()
  expect(preloads).toEqual([])
  drawFrame()
  await vi.advanceTimersByTimeAsync(0)
  expect(document.querySelector('link[as=script][href="/remotes/learn/1/step.js"]')).not.toBeNull()
  expect(calls).toEqual([])
  expect(document.querySelector('#root h1')?.textContent).toBe('Dune')
  expect(document.documentElement.dataset).toMatchObject({ rendered: 'light.wide.0' })
  expect(document.documentElement.dataset.frame).toBeUndefined()
})

test('the host starts when the content and its pictures in sight have been drawn', async () => {
  vi.useFakeTimers()
  const { document, drawFrame } = await openRendered()
  const { resolve: decoded, promise } = Promise.withResolvers<void>()
  for (const picture of document.images) picture.decode = () => promise
  expect(document.images).toHaveLength(1)
  drawFrame()
  await vi.advanceTimersByTimeAsync(0)
  expect(document.querySelector(hostScript)).toBeNull()
  decoded()
  await vi.advanceTimersByTimeAsync(0)
  drawFrame()
  await vi.advanceTimersByTimeAsync(0)
  expect(document.querySelector(hostScript)?.getAttribute('integrity')).toBe('sha256-host-main.js')
  await vi.advanceTimersByTimeAsync(500)
  expect(document.querySelectorAll(hostScript)).toHaveLength(1)
})

test('the host starts after half a second where nothing is drawn', async () => {
  vi.useFakeTimers()
  const { document } = await openRendered()
  await vi.advanceTimersByTimeAsync(499)
  expect(document.querySelector(hostScript)).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(document.querySelector(hostScript)).not.toBeNull()
})

test.each([
  ['the person has signed out on this device', { theme: 'light', isWide: true }, { 'stepwise.sign-out-owed': '7' }],
  ['the theme is another one', { theme: 'light', isWide: true }, { 'preferred-theme': 'dark' }],
  ['the window is wider', { theme: 'light', isWide: false }, {}],
] as const)('the content is not shown where %s', async (_, look, stored) => {
  const { document } = await openRendered({ ...look }, stored)
  expect(document.documentElement.dataset).toMatchObject({ withheld: '' })
  expect(document.documentElement.dataset.rendered).toBeUndefined()
  expect(document.querySelector(hostScript)).not.toBeNull()
})

test('a button that is pressed before the app is there waits for it; a link is followed', async () => {
  const { document } = await openRendered()
  const seen: string[] = []
  document.body.addEventListener('click', (event) => {
    seen.push((event.target as Element).localName)
    event.preventDefault()
  })
  const button = document.getElementById('press')
  button?.click()
  document.querySelector('a')?.click()
  expect(seen).toEqual(['a'])
  expect((document.defaultView as unknown as { stepwiseBoot: StepwiseBoot }).stepwiseBoot.pressed).toBe(button)
})

// docs/product/routes-and-guards.md#heading-focus
test('the page after an early link is asked to focus its heading, once, and not after a link to another tab', async () => {
  const { document, boot } = await openRendered()
  expect(boot.isLinkFollowed).toBe(false)
  const { sessionStorage, addEventListener, MouseEvent } = document.defaultView as Window & typeof globalThis
  addEventListener('click', (event) => event.preventDefault())
  const link = document.querySelector('a')
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
  expect({ ...sessionStorage }).toEqual({})
  link?.click()
  expect({ ...sessionStorage }).toEqual({ 'stepwise.link-followed': '1' })
  const next = await openRendered({}, {}, { ...sessionStorage })
  expect(next.boot.isLinkFollowed).toBe(true)
  expect({ ...next.document.defaultView?.sessionStorage }).toEqual({})
})

// docs/product/errors.md#start-failed
test('the content can be read when the app cannot start, and a notice says so', async () => {
  vi.useFakeTimers()
  const { document, lose } = await openRendered()
  await vi.advanceTimersByTimeAsync(500)
  for (const pause of [400, 1200, 0]) {
    lose(hostScript)
    await vi.advanceTimersByTimeAsync(pause)
  }
  expect(document.querySelector('h1')?.textContent).toBe('Dune')
  expect(document.documentElement.dataset).toHaveProperty('rendered')
  expect(document.querySelector('[role=alert]')?.textContent).toContain(
    'Stepwise could not start. You can go on reading.',
  )
  expect(document.querySelector('[role=alert] button')?.textContent).toBe('Try again')
})

test('content is not shown without its style sheet, and without one at last the page says that it could not start', async () => {
  vi.useFakeTimers()
  const { document, lose } = await openRendered()
  const sheet = 'link[rel=stylesheet][href^="/host/1/main.css"]'
  lose(sheet)
  expect(document.documentElement.dataset).toMatchObject({ withheld: '' })
  for (const pause of [400, 1200]) {
    await vi.advanceTimersByTimeAsync(pause)
    lose(sheet)
  }
  expect(document.documentElement.dataset).not.toHaveProperty('rendered')
  expect(document.querySelector('main.start-failure h1')?.textContent).toBe('Stepwise could not start')
})

test('a style sheet that does not come holds nothing up for longer than ten seconds', async () => {
  vi.useFakeTimers()
  const { document } = await openRendered()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(document.querySelector('link[rel=stylesheet][href^="/host/"]')?.getAttribute('media')).toBe('not all')
  expect(document.querySelector('main.start-failure h1')?.textContent).toBe('Stepwise is taking a long time to start')
})
