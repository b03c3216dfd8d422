import type { QuickCheckScore } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { paths } from '@stepwise/shared/routing'
import {
  aLearningModule,
  aStep,
  aUser,
  expectFailureOnce,
  failures,
  installSpeech,
  removeSpeech,
  renderPart,
  signedInScope,
  skipPauses,
} from '@stepwise/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { quickChecksOutbox } from '../../features/quick-check/quick-check.model.ts'
import { completeStepFx } from '../../features/step/completion.model.ts'
import { loadStepFx } from '../../features/step/step.model.ts'
import FlowStepPage from './FlowStepPage.tsx'

const question = (number: number, right: number) => ({
  question: `Question ${number}?`,
  options: ['One', 'Two'].map((text, at) => ({
    text: `${text} of ${number}`,
    isRight: at === right,
    why: `${text} because.`,
  })),
})
const questions = [question(1, 0), question(2, 1)]
const step = aStep({ quickCheck: { questions, score: null } })
const [chapter] = aLearningModule().chapters
if (!chapter) throw new Error('a module has a chapter')

async function open(send: () => unknown = () => new Promise(() => {}), score: QuickCheckScore | null = null) {
  const sent = vi.fn(send)
  const learningModule = aLearningModule({ chapters: [{ ...chapter, id: step.chapterId } as typeof chapter & object] })
  const scope = await signedInScope(aUser(), {
    handlers: [
      [loadStepFx, () => ({ step: { ...step, quickCheck: { questions, score } }, learningModule })],
      [completeStepFx, () => new Promise(() => {})],
      [quickChecksOutbox.sendFx, sent],
    ],
  })
  const again = () => renderPart(<FlowStepPage />, { scope, at: step.url, path: paths.step.pattern })
  const { unmount } = again()
  const section = within(await screen.findByRole('region', { name: 'Quick check' }))
  return { sent, section, unmount, again }
}

type Section = Awaited<ReturnType<typeof open>>['section']
const choose = (section: Section, ...options: string[]) => {
  for (const name of options) fireEvent.click(section.getByRole('radio', { name }))
}
const check = (section: Section) => fireEvent.click(section.getByRole('button', { name: 'Check my answers' }))

test('each question is a group of options, and nothing is chosen or sent yet', async () => {
  const { section, sent } = await open()
  expect(section.getByText('2 questions about this chapter. You can go on without them.')).toBeDefined()
  expect(within(section.getByRole('group', { name: '1. Question 1?' })).getAllByRole('radio')).toHaveLength(2)
  expect(section.queryAllByRole('radio', { checked: true })).toEqual([])
  expect(section.queryByText(/^Last time/)).toBeNull()
  expect(sent).not.toHaveBeenCalled()
})

test('without an answer to each question it leads to the first that is open, and says so there', async () => {
  const { section, sent } = await open()
  choose(section, 'One of 1')
  check(section)
  const open2 = section.getByRole('radio', { name: 'One of 2' })
  expect(document.activeElement).toBe(open2)
  expect(section.getByRole('group', { description: 'Choose an answer' })).toBe(open2.closest('fieldset'))
  choose(section, 'Two of 2')
  expect(section.queryByText('Choose an answer')).toBeNull()
  expect(sent).not.toHaveBeenCalled()
})

test('the result takes the focus, explains each answer, is sent, and is beside the chapter', async () => {
  const { section, sent } = await open()
  choose(section, 'One of 1', 'One of 2')
  check(section)
  const result = section.getByRole('heading', { level: 3, name: '1 of 2 right' })
  expect(document.activeElement).toBe(result)
  const [first, second] = section.getAllByRole('listitem').map((item) => item.textContent)
  expect(first).toBe('1. Question 1?Right: One of 1One because.')
  expect(second).toBe('2. Question 2?Not right: One of 2One because.The answer: Two of 2')
  expect(screen.getByText('Quick check: 1 of 2 right')).toBeDefined()
  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  const path = { flowSlug: 'revision', learningModuleSlug: 'exam-day', chapterSlug: 'before-the-exam' }
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ payload: { path, answers: [0, 0] } }))
})

test('Answer again brings the questions back, without answers, with the focus at their heading', async () => {
  const { section } = await open()
  choose(section, 'One of 1', 'Two of 2')
  check(section)
  fireEvent.click(section.getByRole('button', { name: 'Answer again' }))
  expect(document.activeElement).toBe(section.getByRole('heading', { name: 'Quick check' }))
  expect(section.queryAllByRole('radio', { checked: true })).toEqual([])
  expect(section.getByText('Last time: 2 of 2 right')).toBeDefined()
})

test('the result of an earlier visit is shown', async () => {
  const { section } = await open(undefined, { rightCount: 1, questionCount: 2 })
  expect(section.getByText('Last time: 1 of 2 right')).toBeDefined()
})

test('the choices are there again after the page was left', async () => {
  const { section, unmount, again } = await open()
  choose(section, 'Two of 1')
  unmount()
  again()
  expect(await screen.findByRole('radio', { name: 'Two of 1', checked: true })).toBeDefined()
})

test.each([
  [
    new CallError({ kind: 'network' }),
    'Your result could not be saved yet. It is safe on this device, and we will keep trying.',
  ],
  [
    new CallError({ kind: 'http', status: 422, msg: 'The questions have changed.', errors: {} }),
    'Your result was not saved. The questions have changed.',
  ],
])('a result that is not saved says so: %s', async (failure, words) => {
  const { section } = await open(() => {
    throw failure
  })
  choose(section, 'One of 1', 'Two of 2')
  check(section)
  expect(await section.findByText(words)).toBeDefined()
})

test('a result that the server refuses leaves the one before', async () => {
  const before = { rightCount: 1, questionCount: 2 }
  const refused = new CallError({ kind: 'http', status: 422, msg: 'The questions have changed.', errors: {} })
  const { section } = await open(() => {
    throw refused
  }, before)
  choose(section, 'One of 1', 'Two of 2')
  check(section)
  await section.findByText(/^Your result was not saved/)
  fireEvent.click(section.getByRole('button', { name: 'Answer again' }))
  expect(section.getByText(/^Last time/).textContent).toContain('1 of 2')
})

test('read aloud, the questions and their options follow the text', async () => {
  skipPauses()
  installSpeech({ voices: [{ name: 'Kate', lang: 'en-GB', localService: true }], msPerWord: 1 })
  onTestFinished(removeSpeech)
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Read aloud' }))
  const { spokenAloud } = globalThis as unknown as { spokenAloud: { text: string }[] }
  await vi.waitFor(() => {
    expect(spokenAloud.map(({ text }) => text).join(' ')).toMatch(
      /1\. Question 1\?.*One of 1.*Two of 1.*2\. Question 2\?.*Two of 2/s,
    )
  })
})

test.each(failures.slice(1, 2))('a result that is refused is explained once: $words', async ({ error, words }) => {
  const { section } = await open(() => Promise.reject(error))
  choose(section, 'One of 1', 'Two of 2')
  check(section)
  await expectFailureOnce(words)
})
