import type { Reminder } from '@stepwise/shared/contracts'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'
import { dayAfter } from '../reminder/days.ts'
import { dueRemindersPart, withDueReminders } from '../reminder/due-reminders-part.ts'
import { remindersReceived } from '../reminder/received-reminders.ts'
import { remindersOutbox } from '../reminder/reminder.model.ts'
import { HomeFrame } from './HomeFrame.tsx'

const never = () => new Promise(() => {})

const due = (name: string): Reminder => ({
  stepId: `flow:module:chapter:${name.toLowerCase()}`,
  name,
  url: `/flows/${name}`,
  dueOn: '2026-11-20',
})

/** What is due is in the page at once, as its code is loaded before. */
async function openHome(...names: string[]) {
  await dueRemindersPart.load()
  const sent = vi.fn(never)
  const scope = await signedInScope(aUser(), { handlers: [[remindersOutbox.sendFx, sent]] })
  const receive = () => allSettled(remindersReceived, { scope, params: names.map(due) })
  void receive()
  const home = (
    <HomeFrame tab="flows" isReady>
      {null}
    </HomeFrame>
  )
  renderPart(home, { scope, at: '/dashboard/learn' })
  return { scope, sent, receive }
}

const asked = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)

test('the home asks about what is due, and leads to the step and to a new journal entry', async () => {
  await openHome('Emails', 'Energy')
  expect(asked()).toEqual(['You wanted to try something from Emails', 'You wanted to try something from Energy'])
  expect(screen.getByRole('link', { name: 'Emails' }).getAttribute('href')).toBe('/flows/Emails')
  const write = screen.getByRole('link', { name: 'Write about it: Emails' })
  expect(write.getAttribute('href')).toBe('/dashboard/reflect?write=Emails')
})

test('put off or done, it leaves the home at once, even when the server does not know yet', async () => {
  const { scope, sent, receive } = await openHome('Emails', 'Energy')
  fireEvent.click(screen.getByRole('button', { name: 'Ask me in a week: Emails' }))
  expect(asked()).toEqual(['You wanted to try something from Energy'])
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'How did it go?' }))
  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  const payload = expect.objectContaining({ dueOn: dayAfter(7) })
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ payload }))
  void receive()
  expect(asked()).toEqual(['You wanted to try something from Energy'])

  fireEvent.click(screen.getByRole('button', { name: 'Done: Energy' }))
  expect(screen.queryByText('How did it go?')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  expect(scope.getState($announcement)).toBe('We will not ask again.')
})

test('with nothing due the home asks nothing', async () => {
  await openHome()
  expect(screen.queryByText('How did it go?')).toBeNull()
})

test('the content of a home waits for the code of what is due, but not for ever', async () => {
  const loaded = vi.spyOn(dueRemindersPart, 'load')
  const home = { reminders: [due('Emails')] }
  expect(await withDueReminders(async () => ({ reminders: [] }))()).toEqual({ reminders: [] })
  expect(loaded).not.toHaveBeenCalled()
  expect(await withDueReminders(async () => home)()).toBe(home)
  expect(loaded).toHaveBeenCalledOnce()

  vi.useFakeTimers()
  for (const failing of [() => Promise.reject(new Error('lost')), never as () => Promise<never>]) {
    loaded.mockImplementationOnce(failing)
    const shown = withDueReminders(async () => home)()
    await vi.advanceTimersByTimeAsync(1000)
    expect(await shown).toBe(home)
  }
  vi.useRealTimers()
})
