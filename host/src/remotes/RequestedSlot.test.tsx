import type { RemoteModule, SlotName } from '@stepwise/shared/contracts'
import { $openSlot, shell } from '@stepwise/shared/shell'
import { recordAnnouncements } from '@stepwise/shared/testing'
import { act, screen } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import { useUnit } from 'effector-react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aRegistry, aRemote, bring, freshRemote, letTimePass, press, recordFaults, renderInHost } from '../testing.tsx'
import { partLoaded, remotePart } from './load-part.ts'
import { loadRemoteModule } from './load-remote.ts'
import { RequestedSlot } from './RequestedSlot.tsx'

vi.mock(import('./load-remote.ts'), () => ({ loadRemoteModule: vi.fn(), registerLiveRemotes: vi.fn() }))
const load = vi.mocked(loadRemoteModule)
let isBroken = false

function Panel() {
  if (isBroken) throw new TypeError('x is undefined')
  return <p>The notes</p>
}
const slotsOfModule = { 'panel.notes': bring(Panel), 'panel.display': bring(() => <p>The settings</p>) }
const module: RemoteModule = { pages: {}, slots: slotsOfModule }

/** As the shell: what is open is shown, and buttons open it. */
function Opener({ name }: { name: SlotName }) {
  const [open, slot] = useUnit([shell.slotOpened, $openSlot])
  return (
    <>
      <button type="button" onClick={() => open(name)}>
        Open it
      </button>
      <input type="button" value="Settings" onClick={() => open('panel.display')} />
      {slot && <RequestedSlot name={slot} />}
    </>
  )
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  isBroken = false
})
afterEach(() => void load.mockReset())

const slots: SlotName[] = ['panel.notes', 'panel.display', 'dialog.achievements', 'dialog.sign-in']
const remote = () => freshRemote({ slots })

/** Someone opens a panel. Its code has been asked for three times, if need be. */
async function open(name: SlotName = 'panel.notes', learn = remote()) {
  const scope = fork()
  const said = recordAnnouncements(scope)
  const faults = recordFaults()
  const result = renderInHost(<Opener name={name} />, { registry: aRegistry([learn]), scope })
  await press('Open it')
  await letTimePass()
  return { ...result, learn, said, faults }
}

/** Someone opens a panel that cannot be loaded. */
function openFailed(name?: SlotName) {
  load.mockRejectedValue(new Error('404'))
  return open(name)
}

const notice = (title = 'Notes') => screen.queryByRole('region', { name: `${title} could not be opened` })
const focusedText = () => document.activeElement?.textContent

test('a panel opens without a word', async () => {
  load.mockResolvedValue(module)
  const { said, faults } = await open()
  expect(screen.getByText('The notes')).toBeTruthy()
  expect(notice()).toBeNull()
  expect(said).toEqual([])
  expect(await faults()).toEqual([])
})

test('while a panel loads, nothing is shown; one that no remote has is not shown either', async () => {
  load.mockReturnValue(new Promise(() => {}))
  const { unmount } = await open()
  expect(screen.queryByRole('region')).toBeNull()
  unmount()
  await open('panel.notes', aRemote())
  expect(screen.queryByRole('region')).toBeNull()
  expect(load).toHaveBeenCalledOnce()
})

test('a panel that cannot be loaded is shown, announced and reported as failed, and the focus stays; Try again loads it', async () => {
  const { said, faults } = await openFailed()
  expect(notice()).toBeTruthy()
  expect(said).toEqual(['Notes could not be opened.'])
  expect(await faults()).toEqual([{ part: 'learn', version: '1.0.0-ab12cd34', message: 'Error: 404' }])
  expect(focusedText()).toBe('Open it')

  load.mockResolvedValue(module)
  await press('Try again')
  expect(await screen.findByText('The notes')).toBeTruthy()
  expect(notice()).toBeNull()
  expect(focusedText()).toBe('Open it')
  expect(said.slice(1)).toEqual(['Loading Notes again.'])
})

test.each<[SlotName, string]>([
  ['panel.notes', 'Notes'],
  ['panel.display', 'Accessibility settings'],
  ['dialog.achievements', 'Achievements'],
  ['dialog.sign-in', 'Learn'],
])('%s is called as its button, or else as its remote', async (name, title) => {
  const { said } = await openFailed(name)
  expect(notice(title)).toBeTruthy()
  expect(said).toEqual([`${title} could not be opened.`])
})

test('opening it once more tries again', async () => {
  await openFailed()
  load.mockResolvedValue(module)
  await press('Open it')
  expect(await screen.findByText('The notes')).toBeTruthy()
})

test('neither another panel nor the same one of another person tries again', async () => {
  load.mockRejectedValue(new Error('404'))
  const { scope } = renderInHost(<RequestedSlot name="panel.notes" />, { registry: aRegistry([remote()]) })
  await letTimePass()
  load.mockClear()
  await act(() => allSettled(shell.slotOpened, { scope, params: 'panel.display' }))
  await act(() => allSettled(shell.slotOpened, { scope: fork(), params: 'panel.notes' }))
  await letTimePass()
  expect(load).not.toHaveBeenCalled()
})

test('a panel that comes late does not open by itself: the person may be doing something else by then', async () => {
  const { learn } = await openFailed()
  load.mockResolvedValue(module)
  await act(async () => {
    dispatchEvent(new Event('online'))
    partLoaded(learn.folder)
  })
  await letTimePass()
  expect(notice()).toBeTruthy()
  expect(screen.queryByText('The notes')).toBeNull()
})

test('the notice can be closed, and opening the panel later loads it again', async () => {
  const { scope } = await openFailed()
  await press('Close')
  expect(notice()).toBeNull()
  expect(scope.getState($openSlot)).toBeNull()
  expect(focusedText()).toBe('Open it')
  load.mockResolvedValue(module)
  await press('Open it')
  expect(await screen.findByText('The notes')).toBeTruthy()
})

test('a panel that throws while it is shown has the same notice, and Try again renders it', async () => {
  load.mockResolvedValue(module)
  isBroken = true
  const { said, faults } = await open()
  expect(notice()).toBeTruthy()
  expect(said).toEqual(['Notes has stopped working.'])
  expect(await faults()).toEqual([{ part: 'learn', version: '1.0.0-ab12cd34', message: 'TypeError: x is undefined' }])
  isBroken = false
  await press('Try again')
  expect(await screen.findByText('The notes')).toBeTruthy()
  expect(said.slice(1)).toEqual(['Loading Notes again.'])
})

test('the next panel, which is there already, has nothing of the failure of the one before', async () => {
  load.mockResolvedValue(module)
  isBroken = true
  const learn = remote()
  await remotePart(learn, { slot: 'panel.display' }).load()
  await open('panel.notes', learn)
  expect(notice()).toBeTruthy()
  await press('Settings')
  expect(await screen.findByText('The settings')).toBeTruthy()
  expect(notice()).toBeNull()
})
