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
import { loadRemoteModule } from './load-remote.ts'
import { RequestedSlot } from './RequestedSlot.tsx'

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
      {slot && <RequestedSlot name={slot} />}
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

/** Each test has a remote of its own, because parts are cached by folder. */
async function openNotes() {
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

test('a panel that cannot be loaded is shown and announced as failed, and the focus stays; Try again loads it', async () => {
  load.mockRejectedValue(new Error('404'))
  const scope = await openNotes()
  expect(notice()).toBeTruthy()
  expect(scope.getState($announcement)).toBe('Notes could not be opened.')
  expect(focusedText()).toBe('Notes')

  load.mockResolvedValue(module)
  await press('Try again')
  expect(await screen.findByText('The notes')).toBeTruthy()
  expect(notice()).toBeNull()
  expect(focusedText()).toBe('Notes')
})

test('opening it once more tries again', async () => {
  load.mockRejectedValue(new Error('404'))
  await openNotes()
  load.mockResolvedValue(module)
  await press('Notes')
  expect(await screen.findByText('The notes')).toBeTruthy()
})

test('the notice can be closed, and opening the panel later loads it again', async () => {
  load.mockRejectedValue(new Error('404'))
  const scope = await openNotes()
  await press('Close')
  expect(notice()).toBeNull()
  expect(scope.getState($openSlot)).toBeNull()
  expect(focusedText()).toBe('Notes')
  load.mockResolvedValue(module)
  await press('Notes')
  expect(await screen.findByText('The notes')).toBeTruthy()
})

test('a panel that throws while it is shown has the same notice, and Try again renders it', async () => {
  load.mockResolvedValue(module)
  isBroken = true
  await openNotes()
  expect(notice()).toBeTruthy()
  isBroken = false
  await press('Try again')
  expect(await screen.findByText('The notes')).toBeTruthy()
})
