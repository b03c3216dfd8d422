import type { RegistryRemote, RemoteModule } from '@stepwise/shared/contracts'
import { recordAnnouncements } from '@stepwise/shared/testing'
import { PageHeading } from '@stepwise/shared/ui'
import { act, screen } from '@testing-library/react'
import { fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aRegistry, aRemote, freshRemote, letTimePass, press, recordFaults, renderInHost } from '../testing.tsx'
import { remotePart } from './load-part.ts'
import { loadRemoteModule } from './load-remote.ts'
import { Slot } from './Slot.tsx'

// docs/product/shell-and-search.md#slots, docs/product/shell-and-search.md#slot-missing

vi.mock(import('./load-remote.ts'), () => ({ loadRemoteModule: vi.fn(), registerLiveRemotes: vi.fn() }))
const load = vi.mocked(loadRemoteModule)

let isBroken = false
function Search() {
  if (isBroken) throw new TypeError('x is undefined')
  return <input aria-label="Search" />
}
const module: RemoteModule = {
  pages: { home: async () => ({ default: () => <PageHeading>The home</PageHeading> }) },
  slots: { 'topbar.search': async () => ({ default: Search }) },
}

const remote = () => freshRemote({ slots: ['topbar.search'] })

beforeEach(() => {
  isBroken = false
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => void load.mockReset())

/** The bar with the place for the search. Its code has been asked for three times, if need be. */
async function openBar({ learn = remote(), title }: { learn?: ReturnType<typeof remote>; title?: string } = {}) {
  const scope = fork()
  const said = recordAnnouncements(scope)
  const faults = recordFaults()
  renderInHost(<Slot name="topbar.search" {...(title && { title })} />, { registry: aRegistry([learn]), scope })
  await letTimePass()
  return { learn, said, faults }
}

const place = () => screen.getByRole('main')
const search = () => screen.findByLabelText('Search')

test('the remote fills its place, without a word', async () => {
  load.mockResolvedValue(module)
  const { said, faults } = await openBar({ title: 'Search' })
  expect(await search()).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(said).toEqual([])
  expect(await faults()).toEqual([])
})

test('a place that no remote fills is empty', async () => {
  await openBar({ learn: aRemote(), title: 'Search' })
  expect(place().childElementCount).toBe(0)
  expect(load).not.toHaveBeenCalled()
})

test('while it loads, the place is empty', async () => {
  load.mockReturnValue(new Promise(() => {}))
  await openBar({ title: 'Search' })
  expect(place().childElementCount).toBe(0)
})

test('a slot that cannot be loaded has a button in its place that tries again; it is announced and reported', async () => {
  load.mockRejectedValue(new Error('404'))
  const { said, faults } = await openBar({ title: 'Search' })
  expect(said).toEqual(['Search could not be loaded.'])
  expect(await faults()).toEqual([{ part: 'learn', version: '1.0.0-ab12cd34', message: 'Error: 404' }])

  load.mockResolvedValue(module)
  await press('Search could not be loaded. Try again')
  expect(await search()).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('one without a title leaves its place empty and is reported, not announced', async () => {
  load.mockRejectedValue(new Error('404'))
  const { said, faults } = await openBar()
  expect(place().childElementCount).toBe(0)
  expect(said).toEqual([])
  expect(await faults()).toEqual([{ part: 'learn', version: '1.0.0-ab12cd34', message: 'Error: 404' }])
})

test.each([
  [
    'a page of its remote has loaded',
    async (learn: RegistryRemote) => void (await remotePart(learn, { page: 'home' }).load()),
  ],
  ['the network is back', async () => void dispatchEvent(new Event('online'))],
])('a slot that has failed tries again when %s', async (_, happens) => {
  load.mockRejectedValue(new Error('404'))
  const { learn } = await openBar()
  load.mockResolvedValue(module)
  await act(() => happens(learn))
  expect(await search()).toBeTruthy()
})

test('a slot that throws while it is shown has the same button, which renders it again', async () => {
  isBroken = true
  load.mockResolvedValue(module)
  const { faults } = await openBar({ title: 'Search' })
  expect(await faults()).toEqual([{ part: 'learn', version: '1.0.0-ab12cd34', message: 'TypeError: x is undefined' }])
  isBroken = false
  await press('Search could not be loaded. Try again')
  expect(await search()).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})

test('one without a title that throws leaves its place empty', async () => {
  isBroken = true
  load.mockResolvedValue(module)
  await openBar()
  expect(place().childElementCount).toBe(0)
})
