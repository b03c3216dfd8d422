import type { RemoteModule } from '@stepwise/shared/contracts'
import { $openSlot, shell } from '@stepwise/shared/shell'
import { renderPart } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useUnit } from 'effector-react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RegistryProvider } from '../registry/RegistryContext.tsx'
import { aRegistry, aRemote } from '../testing.ts'
import { AskedSlot } from './AskedSlot.tsx'
import { loadRemoteModule } from './load-remote.ts'

vi.mock(import('./load-remote.ts'), () => ({ loadRemoteModule: vi.fn(), registerLiveRemotes: vi.fn() }))
const load = vi.mocked(loadRemoteModule)
let isBroken = false

function Panel() {
  if (isBroken) throw new Error('broken')
  return <p>The notes</p>
}
const module: RemoteModule = { pages: {}, slots: { 'panel.notes': async () => ({ default: Panel }) } }

function Opener() {
  const [open, slot] = useUnit([shell.slotOpened, $openSlot])
  return (
    <>
      <button type="button" onClick={() => open('panel.notes')}>
        Notes
      </button>
      {slot && <AskedSlot name={slot} />}
    </>
  )
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  isBroken = false
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

let version = 0

/** Each test has a remote of its own, because what has been loaded is kept. */
async function ask() {
  const learn = aRemote({
    config: { ...aRemote().config, slots: ['panel.notes'] },
    folder: `/remotes/learn/${++version}/`,
  })
  const { scope } = renderPart(
    <RegistryProvider value={aRegistry([learn])}>
      <Opener />
    </RegistryProvider>,
  )
  await press('Notes')
  await act(() => vi.advanceTimersByTimeAsync(2000))
  return scope
}

const press = (name: string) =>
  userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button', { name }))
const notice = () => screen.queryByRole('region', { name: 'Notes could not be opened' })
const focusedText = () => document.activeElement?.textContent

test('what cannot be loaded is told and announced, and the focus stays; Try again brings it', async () => {
  load.mockRejectedValue(new Error('404'))
  const scope = await ask()
  expect(notice()).toBeTruthy()
  expect(scope.getState($announcement)).toBe('Notes could not be opened.')
  expect(focusedText()).toBe('Notes')

  load.mockResolvedValue(module)
  await press('Try again')
  expect(await screen.findByText('The notes')).toBeTruthy()
  expect(notice()).toBeNull()
  // From here the panel takes the focus, and gives it back to here.
  expect(focusedText()).toBe('Notes')
})

test('asking once more tries again', async () => {
  load.mockRejectedValue(new Error('404'))
  await ask()
  load.mockResolvedValue(module)
  await press('Notes')
  expect(await screen.findByText('The notes')).toBeTruthy()
})

test('the notice can be closed, and what is asked for later is loaded again', async () => {
  load.mockRejectedValue(new Error('404'))
  const scope = await ask()
  await press('Close')
  expect(notice()).toBeNull()
  expect(scope.getState($openSlot)).toBeNull()
  expect(focusedText()).toBe('Notes')
  load.mockResolvedValue(module)
  await press('Notes')
  expect(await screen.findByText('The notes')).toBeTruthy()
})

test('what breaks while it is shown is told too, and comes back', async () => {
  load.mockResolvedValue(module)
  isBroken = true
  await ask()
  expect(notice()).toBeTruthy()
  isBroken = false
  await press('Try again')
  expect(await screen.findByText('The notes')).toBeTruthy()
})
