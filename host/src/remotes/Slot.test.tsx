import type { RemoteModule } from '@stepwise/shared/contracts'
import { renderPart } from '@stepwise/shared/testing'
import { PageHeading } from '@stepwise/shared/ui'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RegistryProvider } from '../registry/RegistryContext.tsx'
import { aRegistry, aRemote } from '../testing.ts'
import { loadPart } from './load-part.ts'
import { loadRemoteModule } from './load-remote.ts'
import { Slot } from './Slot.tsx'

vi.mock(import('./load-remote.ts'), () => ({ loadRemoteModule: vi.fn(), registerLiveRemotes: vi.fn() }))
const load = vi.mocked(loadRemoteModule)

const module: RemoteModule = {
  pages: { home: async () => ({ default: () => <PageHeading>The home</PageHeading> }) },
  slots: { 'topbar.search': async () => ({ default: () => <input aria-label="Search" /> }) },
}
const learn = aRemote({ config: { ...aRemote().config, slots: ['topbar.search'] } })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a slot that could not be loaded comes with the first page of its remote that does', async () => {
  load.mockRejectedValue(new Error('404'))
  renderPart(
    <RegistryProvider value={aRegistry([learn])}>
      <Slot name="topbar.search" />
    </RegistryProvider>,
  )
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(screen.queryByLabelText('Search')).toBeNull()

  load.mockResolvedValue(module)
  await act(() => loadPart(learn, { page: 'home' }))
  expect(await screen.findByLabelText('Search')).toBeTruthy()
})
