import { CallError } from '@stepwise/shared/http'
import { paths } from '@stepwise/shared/routing'
import {
  aLearningModule,
  aStep,
  aStepPath,
  aUser,
  expectFailureOnce,
  failures,
  renderPart,
  signedInScope,
} from '@stepwise/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { dayAfter } from '../../features/reminder/days.ts'
import { remindersOutbox } from '../../features/reminder/reminder.model.ts'
import { completeStepFx } from '../../features/step/completion.model.ts'
import { loadStepFx } from '../../features/step/step.model.ts'
import FlowStepPage from './FlowStepPage.tsx'

const never = () => new Promise(() => {})

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
  renderPart(<FlowStepPage />, { scope, at: step.url, path: paths.step.pattern })
  await screen.findByRole('heading', { level: 1 })
  return { sent, section: () => within(screen.getByRole('region', { name: 'Reminder' })) }
}

test('a star step asks when; the chosen day is said, has the focus, and is sent', async () => {
  const { section, sent } = await openStar({ dueOn: null })
  const when = section().getByRole<HTMLSelectElement>('combobox', { name: 'When?' })
  expect(when.value).toBe('7')
  fireEvent.change(when, { target: { value: '3' } })
  fireEvent.click(section().getByRole('button', { name: 'Ask me then' }))
  const said = section().getByText(/^From .*, we will ask you how it went\.$/)
  expect(document.activeElement).toBe(said)
  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ payload: { path: aStepPath, dueOn: dayAfter(3) } }))
})

test('a reminder can be taken back, and then there is a question again', async () => {
  const { section, sent } = await openStar({ dueOn: '2026-12-05' })
  expect(section().getByText('From Saturday 5 December 2026, we will ask you how it went.')).toBeDefined()
  fireEvent.click(section().getByRole('button', { name: 'Do not ask me' }))
  expect(document.activeElement).toBe(section().getByText('We can ask you later how it went.'))
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ payload: { path: aStepPath, dueOn: null } })),
  )
})

test('a server of an earlier release reminds no one', async () => {
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
    'Your reminder could not be saved yet. It is safe on this device, and we will keep trying.',
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

test.each(failures.slice(1, 2))('a reminder that is refused is explained once: $words', async ({ error, words }) => {
  const { section } = await openStar({ dueOn: null }, () => Promise.reject(error))
  fireEvent.click(section().getByRole('button', { name: 'Ask me then' }))
  await expectFailureOnce(words)
})
