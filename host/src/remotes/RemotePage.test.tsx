import type { RemoteModule } from '@stepwise/shared/contracts'
import { renderPart } from '@stepwise/shared/testing'
import { $announcement, PageHeading } from '@stepwise/shared/ui'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aRemote, recordFaults } from '../testing.tsx'
import { partLoaded, remotePart } from './load-part.ts'
import { loadRemoteModule } from './load-remote.ts'
import { RemotePage } from './RemotePage.tsx'

vi.mock(import('./load-remote.ts'), () => ({ loadRemoteModule: vi.fn(), registerLiveRemotes: vi.fn() }))
const load = vi.mocked(loadRemoteModule)

const module: RemoteModule = {
  pages: { home: async () => ({ default: () => <PageHeading>The home</PageHeading> }) },
}
let isBroken = false
function Fragile() {
  if (isBroken) throw new Error('a bug')
  return <PageHeading>The home</PageHeading>
}

const Other = () => <PageHeading>The other page</PageHeading>

// The host caches parts by folder, so every test has a folder of its own.
let version = 0
const remote = () => aRemote({ folder: `/remotes/learn/${version}/` })

beforeEach(() => {
  version += 1
  isBroken = false
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  load.mockReset()
})

test('shows the page of the remote', async () => {
  load.mockResolvedValue(module)
  renderPart(<RemotePage remote={remote()} page="home" />)
  expect(await screen.findByRole('heading', { name: 'The home' })).toBeTruthy()
})

test('a download that fails once is retried without a message', async () => {
  load.mockRejectedValueOnce(new Error('404')).mockResolvedValue(module)
  renderPart(<RemotePage remote={remote()} page="home" />)
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(await screen.findByRole('heading', { name: 'The home' })).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

test('after three attempts it shows what failed; Try again loads the page and its heading takes the focus', async () => {
  load.mockRejectedValue(new Error('404'))
  const { scope } = renderPart(<RemotePage remote={remote()} page="home" />)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(await screen.findByRole('heading', { name: 'Learn could not be shown' })).toBeTruthy()
  expect(scope.getState($announcement)).toBe('Learn could not be loaded.')
  expect(load).toHaveBeenCalledTimes(3)

  load.mockResolvedValue(module)
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Try again' }))
  const heading = await screen.findByRole('heading', { name: 'The home' })
  expect(document.activeElement).toBe(heading)
  expect(scope.getState($announcement)).toBe('Learn is back.')
})

test('a page that has failed tries again when another part of its remote has loaded', async () => {
  load.mockRejectedValue(new Error('404'))
  const learn = remote()
  renderPart(<RemotePage remote={learn} page="home" />)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  await screen.findByRole('heading', { name: 'Learn could not be shown' })

  load.mockResolvedValue(module)
  act(() => void partLoaded(learn.folder))
  expect(await screen.findByRole('heading', { name: 'The home' })).toBeTruthy()
})

test('a page that fails is reported with the name and the version of its remote', async () => {
  const faults = recordFaults()
  load.mockRejectedValue(new Error('404'))
  renderPart(<RemotePage remote={remote()} page="home" />)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(await screen.findByText('Version 1.0.0-ab12cd34')).toBeTruthy()
  expect(await faults()).toEqual([{ part: 'learn', version: '1.0.0-ab12cd34', message: 'Error: 404' }])
})

test.each([
  ['another page of the same remote', 'other', ''],
  ['a newer version of the page', 'home', 'newer/'],
])('after a page that threw, %s that is there already starts without its failure', async (_, page, subfolder) => {
  isBroken = true
  const learn = remote()
  const next = { ...learn, folder: `${learn.folder}${subfolder}` }
  load.mockImplementation(async ({ folder }) => {
    const Home = folder === learn.folder ? Fragile : Other
    return { pages: { home: async () => ({ default: Home }), other: async () => ({ default: Other }) } }
  })
  await remotePart(next, { page }).load()
  const { rerender } = renderPart(<RemotePage remote={learn} page="home" />)
  await screen.findByRole('heading', { name: 'Learn could not be shown' })
  rerender(<RemotePage remote={next} page={page} />)
  expect(await screen.findByRole('heading', { name: 'The other page' })).toBeTruthy()
})

test('an error while rendering stays inside the remote, and Try again renders it again', async () => {
  isBroken = true
  load.mockResolvedValue({ pages: { home: async () => ({ default: Fragile }) } })
  renderPart(<RemotePage remote={remote()} page="home" />)
  await screen.findByRole('heading', { name: 'Learn could not be shown' })
  isBroken = false
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'The home' })).toBeTruthy()
})

test.each([
  ['a page without a component', { pages: { home: async () => ({}) } }],
  ['a page that its module does not have', { pages: {} }],
  ['a module without pages', {}],
  [
    'a page whose loader throws',
    {
      pages: {
        home: () => {
          throw new Error('a bug')
        },
      },
    },
  ],
  ['a component that is none', { pages: { home: async () => ({ default: { a: 1 } }) } }],
])('%s shows the failure card', async (_, loaded) => {
  load.mockResolvedValue(loaded as unknown as RemoteModule)
  renderPart(<RemotePage remote={remote()} page="home" />)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(await screen.findByRole('heading', { name: 'Learn could not be shown' })).toBeTruthy()
})
