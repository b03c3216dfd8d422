import type { RemoteModule } from '@stepwise/shared/contracts'
import { renderPart } from '@stepwise/shared/testing'
import { PageHeading } from '@stepwise/shared/ui'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshRemote, letTimePass, recordFaults } from '../testing.tsx'
import { partLoaded, remotePart } from './load-part.ts'
import { loadRemoteModule } from './load-remote.ts'
import { RemotePage } from './RemotePage.tsx'

vi.mock(import('./load-remote.ts'), () => ({ loadRemoteModule: vi.fn(), registerLiveRemotes: vi.fn() }))
const load = vi.mocked(loadRemoteModule)

const module: RemoteModule = { pages: { home: async () => ({ default: () => <PageHeading>The home</PageHeading> }) } }
const Broken = () => expect.unreachable('a bug')
const Other = () => <PageHeading>The other page</PageHeading>

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => void load.mockReset())

test('a page that has failed tries again when another part of its remote has loaded', async () => {
  load.mockRejectedValue(new Error('404'))
  const learn = freshRemote()
  renderPart(<RemotePage remote={learn} page="home" />)
  await letTimePass()
  await screen.findByRole('heading', { name: 'Learn could not be shown' })

  load.mockResolvedValue(module)
  act(() => void partLoaded(learn.folder))
  expect(await screen.findByRole('heading', { name: 'The home' })).toBeTruthy()
})

test('a page that fails is reported with the name and the version of its remote', async () => {
  const faults = recordFaults()
  load.mockRejectedValue(new Error('404'))
  renderPart(<RemotePage remote={freshRemote()} page="home" />)
  await letTimePass()
  expect(await screen.findByText('Version 1.0.0-ab12cd34')).toBeTruthy()
  expect(await faults()).toEqual([{ part: 'learn', version: '1.0.0-ab12cd34', message: 'Error: 404' }])
})

test.each([
  ['another page of the same remote', 'other', ''],
  ['a newer version of the page', 'home', 'newer/'],
])('after a page that threw, %s that is there already starts without its failure', async (_, page, subfolder) => {
  const learn = freshRemote()
  const next = { ...learn, folder: `${learn.folder}${subfolder}` }
  load.mockImplementation(async ({ folder }) => {
    const Home = folder === learn.folder ? Broken : Other
    return { pages: { home: async () => ({ default: Home }), other: async () => ({ default: Other }) } }
  })
  await remotePart(next, { page }).load()
  const { rerender } = renderPart(<RemotePage remote={learn} page="home" />)
  await screen.findByRole('heading', { name: 'Learn could not be shown' })
  rerender(<RemotePage remote={next} page={page} />)
  expect(await screen.findByRole('heading', { name: 'The other page' })).toBeTruthy()
})

test.each([
  ['a page whose loader throws', { pages: { home: () => expect.unreachable('a bug') } }],
  ['a component that is none', { pages: { home: async () => ({ default: { a: 1 } }) } }],
])('%s shows the failure card', async (_, loaded) => {
  load.mockResolvedValue(loaded as unknown as RemoteModule)
  renderPart(<RemotePage remote={freshRemote()} page="home" />)
  await letTimePass()
  expect(await screen.findByRole('heading', { name: 'Learn could not be shown' })).toBeTruthy()
})
