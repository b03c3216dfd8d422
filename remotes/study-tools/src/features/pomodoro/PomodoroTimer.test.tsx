import { CallError } from '@stepwise/shared/http'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled, type Scope } from 'effector'
import { expect, test, vi } from 'vitest'
import PomodoroTimer from './PomodoroTimer.tsx'
import { clock, soundAlarmFx } from './pomodoro.effects.ts'
import { ticked } from './pomodoro.model.ts'
import { loadStretchesFx, stretchFor } from './stretches.model.ts'
import TimerStatus from './TimerStatus.tsx'
import { timeNow } from './timer.ts'

const minute = 60_000
const stretches = [
  { name: 'Reach up', least: 10, most: 15, sides: false, tips: ['Link your fingers.'] },
  { name: 'Side of the neck', least: 20, most: 20, sides: true, tips: ['Tip one ear.'] },
]

async function open(loadStretches: () => unknown = async () => ({ stretches })) {
  const scope = await signedInScope(aUser(), {
    handlers: [
      [clock.subscribeFx, () => ({ end: () => {} })],
      [soundAlarmFx, () => null],
      [loadStretchesFx, loadStretches],
    ],
  })
  renderPart(
    <>
      <TimerStatus />
      <PomodoroTimer onClose={() => {}} />
    </>,
    { scope },
  )
  return { scope, dialog: within(await screen.findByRole('dialog')) }
}
const later = (ms: number, scope: Scope) => act(() => allSettled(ticked, { scope, params: timeNow() + ms }))
const buttons = () =>
  within(screen.getByRole('group', { name: 'Timer' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
const press = (name: string) => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }))

test('START, PAUSE and Reset are shown when they can be used', async () => {
  const { dialog } = await open()
  expect(buttons()).toEqual(['START'])
  expect(dialog.getByRole('timer').textContent).toBe('25:00')
  await press('START')
  expect(buttons()).toEqual(['PAUSE', 'Reset'])
  expect(document.activeElement?.textContent).toBe('PAUSE')
  await press('PAUSE')
  expect(buttons()).toEqual(['START', 'Reset'])
  expect(dialog.getByText('Time to focus (Paused)')).toBeDefined()
  await press('Reset')
  expect(buttons()).toEqual(['START'])
  expect(document.activeElement?.textContent).toBe('START')
})

test('after a focus a break is chosen, with a stretch; after the break START is offered', async () => {
  const { scope, dialog } = await open()
  await press('START')
  await later(25 * minute, scope)
  expect(dialog.getByText('25 minutes have passed, choose a break time!')).toBeDefined()
  expect(buttons()).toEqual(['5 MIN', '15 MIN', 'Reset'])
  expect(document.activeElement?.textContent).toBe('5 MIN')
  expect(dialog.getByRole('heading', { name: 'A stretch for your break: Reach up' })).toBeDefined()
  expect(dialog.getByText(/^Hold for 10 to 15 seconds\. Stop if anything hurts/)).toBeDefined()

  await press('5 MIN')
  expect(buttons()).toEqual(['End break', 'Reset'])
  expect(dialog.getByText('Break Time')).toBeDefined()
  await later(5 * minute + 1000, scope)
  expect(dialog.getByText('Break is over, start pomodoro!')).toBeDefined()
  expect(buttons()).toEqual(['START', 'Reset'])
})

test('the stretches come one after the other; without them a break has none', async () => {
  expect([1, 2, 3, 0].map((rounds) => stretchFor(stretches, rounds)?.name)).toEqual([
    'Reach up',
    'Side of the neck',
    'Reach up',
    'Side of the neck',
  ])
  const { scope, dialog } = await open(() => Promise.reject(new CallError({ kind: 'network' })))
  await press('START')
  await later(25 * minute, scope)
  expect(buttons()).toEqual(['5 MIN', '15 MIN', 'Reset'])
  expect(dialog.queryByText(/stretch/)).toBeNull()
})

test('every page shows a timer in use, until Reset, with the end of the focus and the choice of a break', async () => {
  const { scope } = await open()
  const status = () => screen.queryByRole('complementary', { name: 'Pomodoro timer', hidden: true })
  expect(status()).toBeNull()
  await press('START')
  expect(status()?.textContent).toContain('25:00 Time to focus')
  await later(25 * minute, scope)
  expect(status()?.textContent).toContain('choose a break time!')
  const inStatus = within(status() as HTMLElement)
  fireEvent.click(inStatus.getByRole('button', { name: '5 MIN', hidden: true }))
  expect(status()?.textContent).toContain('05:00 Break Time')
  const link = inStatus.getByRole('link', { hidden: true })
  expect(document.activeElement).toBe(link)
  expect(link.getAttribute('href')).toBe('/dashboard/study-tools?tool=pomodoro')
  await press('Reset')
  expect(status()).toBeNull()
})

test('the browser asks about notifications only when the box is ticked, and a refusal is shown at the box', async () => {
  const requestPermission = vi.fn(async () => 'denied')
  vi.stubGlobal(
    'Notification',
    Object.assign(() => {}, { permission: 'default', requestPermission }),
  )
  const { dialog } = await open()
  expect(requestPermission).not.toHaveBeenCalled()
  const box = dialog.getByRole('checkbox', { name: 'Also show a browser notification' })
  await userEvent.click(box)
  expect(requestPermission).toHaveBeenCalledTimes(1)
  expect(await dialog.findByText(/Your browser blocks notifications/)).toBeDefined()
  expect(box).toHaveProperty('checked', false)
})
