import { lazyPart } from '@stepwise/shared/lazy'
import { takeHeadingFocus } from '@stepwise/shared/routing'
import { recordAnnouncements, renderPart } from '@stepwise/shared/testing'
import { PageHeading } from '@stepwise/shared/ui'
import { act, screen } from '@testing-library/react'
import { fork } from 'effector'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { letTimePass, press, recordFaults, renderInHost } from '../testing.tsx'
import { HostPage } from './HostPage.tsx'
import { partLoaded } from './load-part.ts'
import { PartPage } from './PartPage.tsx'

// docs/product/errors.md#part-announced, docs/product/errors.md#part-comes-back

const journal = { name: 'journal', version: '2.1.0-cd34ef56' }
const folder = '/remotes/journal/2.1.0-cd34ef56/'
const load = vi.fn<() => Promise<ComponentType>>()
let isBroken = false
function JournalPage() {
  if (isBroken) throw new TypeError('x is undefined')
  return <PageHeading>Reflect</PageHeading>
}

beforeEach(() => {
  isBroken = false
  load.mockReset()
  takeHeadingFocus()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** A page beside the menu of the shell. Its code has been asked for three times, if need be. */
async function openPage() {
  const scope = fork()
  const said = recordAnnouncements(scope)
  document.body.insertAdjacentHTML('afterbegin', '<button>Menu</button>')
  const page = <PartPage part={lazyPart(load)} owner={journal} title="Journal" folder={folder} />
  const result = renderPart(page, { scope })
  await letTimePass()
  return { ...result, said }
}
/** A page that could not be loaded. */
function openFailed() {
  load.mockRejectedValue(new Error('404'))
  return openPage()
}
afterEach(() => document.querySelector('body > button')?.remove())

const card = () => screen.queryByRole('heading', { name: 'Journal could not be shown' })
const page = () => screen.findByRole('heading', { name: 'Reflect' })
const otherPartLoads = (of = folder) => act(() => void partLoaded(of))
const networkIsBack = () => act(() => void dispatchEvent(new Event('online')))
const returns = [
  ['the network is back', networkIsBack],
  ['another part of its remote has loaded', otherPartLoads],
] as const

// docs/product/errors.md#ten-seconds
test('while a page loads, that is shown in its place, for ten seconds; if it comes late it is shown by itself, announced', async () => {
  const faults = recordFaults()
  let arrive = (_: ComponentType) => {}
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  const { said } = await openPage()
  expect(screen.getByRole('status').textContent).toBe('Loading…')
  await act(() => vi.advanceTimersByTimeAsync(7900))
  expect(card()).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(card()).toBeTruthy()
  expect(await faults()).toMatchObject([{ part: 'journal', message: expect.stringContaining('within 10 seconds') }])
  await act(async () => arrive(JournalPage))
  expect(await page()).toBe(document.activeElement)
  expect(said).toEqual(['Journal could not be loaded.', 'Journal is back.'])
  expect(load).toHaveBeenCalledOnce()
})

test('a page that fails after its ten seconds is announced once, and Try again gives it another ten', async () => {
  let fail = (_: Error) => {}
  load.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
  const { said } = await openPage()
  await act(() => vi.advanceTimersByTimeAsync(9000))
  load.mockReturnValue(new Promise(() => {}))
  await act(async () => fail(new Error('404')))
  await press('Try again')
  await act(() => vi.advanceTimersByTimeAsync(9000))
  expect(screen.getByRole('status').textContent).toBe('Loading…')
  await act(() => vi.advanceTimersByTimeAsync(1500))
  expect(card()).toBeTruthy()
  expect(said).toEqual(['Journal could not be loaded.', 'Loading Journal again.', 'Journal could not be loaded.'])
})

test('a page that comes is shown without a word, and takes no focus by itself', async () => {
  const faults = recordFaults()
  load.mockResolvedValue(JournalPage)
  const { said } = await openPage()
  await page()
  expect(screen.queryByRole('status')).toBeNull()
  await otherPartLoads()
  await networkIsBack()
  expect(load).toHaveBeenCalledOnce()
  expect(said).toEqual([])
  expect(await faults()).toEqual([])
  expect(takeHeadingFocus()).toBe(false)
})

test('a page that cannot be loaded is a card that says what to do, is announced once, and is reported to the server', async () => {
  const faults = recordFaults()
  const { said } = await openFailed()
  expect(card()).toBeTruthy()
  expect(screen.getByText('Version 2.1.0-cd34ef56')).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
  expect(load).toHaveBeenCalledTimes(3)
  expect(said).toEqual(['Journal could not be loaded.'])
  expect(await faults()).toEqual([{ part: 'journal', version: '2.1.0-cd34ef56', message: 'Error: 404' }])
})

test('Try again says so and shows the loader; the page is announced and its heading takes the focus', async () => {
  const { said } = await openFailed()
  let arrive = (_page: ComponentType) => {}
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  await press('Try again')
  expect(card()).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Loading…')
  expect(said).toEqual(['Journal could not be loaded.', 'Loading Journal again.'])

  await act(async () => arrive(JournalPage))
  expect(document.activeElement).toBe(await page())
  expect(said.slice(2)).toEqual(['Journal is back.'])
})

test('a page that fails once more is announced and reported once more', async () => {
  const faults = recordFaults()
  const { said } = await openFailed()
  load.mockRejectedValue(new Error('503'))
  await press('Try again')
  await letTimePass()
  expect(card()).toBeTruthy()
  expect(said).toEqual(['Journal could not be loaded.', 'Loading Journal again.', 'Journal could not be loaded.'])
  expect((await faults()).map(({ message }) => message)).toEqual(['Error: 404', 'Error: 503'])
})

test.each(
  returns.flatMap(([when, happens]) => [
    { when, happens, from: 'nowhere', to: 'Reflect' },
    { when, happens, from: 'Try again', to: 'Reflect' },
    { when, happens, from: 'Menu', to: 'Menu' },
  ]),
)('a failed page loads by itself when $when; the focus goes from $from to $to', async ({ happens, from, to }) => {
  const { said } = await openFailed()
  screen.queryByRole('button', { name: from })?.focus()
  load.mockResolvedValue(JournalPage)
  await happens()
  await page()
  expect(document.activeElement?.textContent).toBe(to)
  expect(said).toEqual(['Journal could not be loaded.', 'Journal is back.'])
})

test('a part of another remote does not make it try again', async () => {
  await openFailed()
  await otherPartLoads('/remotes/journal/2.0.0-00000000/')
  await letTimePass()
  expect(load).toHaveBeenCalledTimes(3)
})

test('once the page has come or was left, the network asks for no focus any more', async () => {
  const { unmount } = await openFailed()
  load.mockResolvedValue(JournalPage)
  await networkIsBack()
  await page()
  await networkIsBack()
  expect(takeHeadingFocus()).toBe(false)
  unmount()

  const left = await openFailed()
  expect(card()).toBeTruthy()
  left.unmount()
  // The card's heading had the focus: the next page's heading takes it.
  expect(takeHeadingFocus()).toBe(true)
  load.mockClear()
  await networkIsBack()
  await otherPartLoads()
  expect(takeHeadingFocus()).toBe(false)
  expect(load).not.toHaveBeenCalled()
})

test('a page that throws while it is shown is announced and reported; Try again renders it', async () => {
  const faults = recordFaults()
  isBroken = true
  load.mockResolvedValue(JournalPage)
  const { said } = await openPage()
  expect(card()).toBeTruthy()
  expect(screen.getByText('Version 2.1.0-cd34ef56')).toBeTruthy()
  expect(said).toEqual(['Journal has stopped working.'])
  expect(await faults()).toEqual([{ part: 'journal', version: '2.1.0-cd34ef56', message: 'TypeError: x is undefined' }])

  isBroken = false
  await press('Try again')
  expect(document.activeElement).toBe(await page())
  expect(said.slice(1)).toEqual(['Loading Journal again.'])
  expect(load).toHaveBeenCalledOnce()
})

test('a page of the host that fails is reported and shown with the version of the host', async () => {
  const faults = recordFaults()
  load.mockRejectedValue(new Error('404'))
  renderInHost(<HostPage part={lazyPart(load)} title="The sitemap" />)
  await letTimePass()
  expect(screen.getByRole('heading', { name: 'The sitemap could not be shown' })).toBeTruthy()
  expect(screen.getByText('Version 1.0.0-11111111')).toBeTruthy()
  expect(await faults()).toEqual([{ part: 'host', version: '1.0.0-11111111', message: 'Error: 404' }])

  load.mockResolvedValue(JournalPage)
  await press('Try again')
  expect(await page()).toBeTruthy()
})
