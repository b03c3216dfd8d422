import type { Reminder } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { aLearningModule, aStep, aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { allSettled } from 'effector'
import { Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import FlowStepPage from '../../pages/step/FlowStepPage.tsx'
import { HomeFrame } from '../home/HomeFrame.tsx'
import { completeStepFx } from '../step/completion.model.ts'
import { loadStepFx } from '../step/step.model.ts'
import { dayAfter } from './days.ts'
import { remindersOutbox, remindersReceived } from './reminder.model.ts'

const never = () => new Promise(() => {})
const path = {
  flowSlug: 'revision',
  learningModuleSlug: 'exam-day',
  chapterSlug: 'before-the-exam',
  stepSlug: 'sleep-food-and-kit',
}

async function openStar(reminder: { dueOn: string | null } | undefined, send: () => unknown = never) {
  const sent = vi.fn(send)
  const step = aStep({ pageType: 'star', reminder })
  const scope = await signedInScope(aUser(), {
    handlers: [
      [loadStepFx, () => ({ step, learningModule: aLearningModule() })],
      [completeStepFx, never],
      [remindersOutbox.sendFx, sent],
    ],
  })
  const pattern = '/flows/:flowSlug/learning_modules/:learningModuleSlug/chapters/:chapterSlug/steps/:stepSlug'
  const page = (
    <Routes>
      <Route path={pattern} element={<FlowStepPage />} />
    </Routes>
  )
  renderPart(page, { scope, at: step.url })
  await screen.findByRole('heading', { level: 1 })
  return { sent, section: () => within(screen.getByRole('region', { name: 'Reminder' })) }
}

test('a star step asks when; the chosen day is said, has the focus, and is sent', async () => {
  const { section, sent } = await openStar({ dueOn: null })
  const when = section().getByRole<HTMLSelectElement>('combobox', { name: 'When?' })
  expect(when.value).toBe('7')
  fireEvent.change(when, { target: { value: '3' } })
  fireEvent.click(section().getByRole('button', { name: 'Ask me then' }))
  const said = section().getByText(/^From .*, your home asks you how it went\.$/)
  expect(document.activeElement).toBe(said)
  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ payload: { path, dueOn: dayAfter(3) } }))
})

test('a reminder can be taken back, and then there is a question again', async () => {
  const { section, sent } = await openStar({ dueOn: '2026-12-05' })
  expect(section().getByText('From Saturday 5 December 2026, your home asks you how it went.')).toBeDefined()
  fireEvent.click(section().getByRole('button', { name: 'Do not ask me' }))
  expect(document.activeElement).toBe(section().getByText('Your home can ask you how it went.'))
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ payload: { path, dueOn: null } })))
})

test('a server of an earlier release reminds nobody', async () => {
  await openStar(undefined)
  expect(screen.queryByRole('region', { name: 'Reminder' })).toBeNull()
})

test('a refused reminder is not shown as set', async () => {
  const { section } = await openStar({ dueOn: null }, () => {
    throw new CallError({ kind: 'http', status: 404, msg: 'We could not find this step.', errors: {} })
  })
  fireEvent.click(section().getByRole('button', { name: 'Ask me then' }))
  expect(await section().findByText('This was not saved. We could not find this step.')).toBeDefined()
  expect(section().getByRole('button', { name: 'Ask me then' })).toBeDefined()
})

test.each([
  [
    new CallError({ kind: 'network' }),
    'Your reminder could not be saved yet. It is kept on this device, and we keep trying.',
  ],
  [
    new CallError({ kind: 'http', status: 422, msg: 'Choose a day within a year.', errors: {} }),
    'This was not saved. Choose a day within a year.',
  ],
])('a reminder that is not saved says so: %s', async (failure, words) => {
  const { section } = await openStar({ dueOn: null }, () => {
    throw failure
  })
  fireEvent.click(section().getByRole('button', { name: 'Ask me then' }))
  expect(await section().findByText(words)).toBeDefined()
})

const due = (name: string): Reminder => ({
  stepId: `flow:module:chapter:${name.toLowerCase()}`,
  name,
  url: `/flows/${name}`,
  dueOn: '2026-11-20',
})

async function openHome(...names: string[]) {
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

test('put off or done, it leaves the home at once, also when the server does not know yet', async () => {
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
  expect(scope.getState($announcement)).toBe('You will not be asked again.')
})

test('with nothing due the home asks nothing', async () => {
  await openHome()
  expect(screen.queryByText('How did it go?')).toBeNull()
})

test('a day is one of this device, also at its midnight', () => {
  expect(dayAfter(1, new Date(2026, 11, 31, 23, 59))).toBe('2027-01-01')
  expect(dayAfter(7, new Date(2026, 1, 25, 0, 1))).toBe('2026-03-04')
})
