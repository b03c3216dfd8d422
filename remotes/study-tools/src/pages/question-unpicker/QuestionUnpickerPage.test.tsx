import 'fake-indexeddb/auto'
import { textsOf } from '@stepwise/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { field, openApp, press } from '../../features/small-app/testing/open-app.tsx'
import { fetchTaskWordsFx } from '../../features/task-words/task-words.model.ts'
import { realWords } from '../../features/task-words/testing/real-words.ts'
import QuestionUnpickerPage from './QuestionUnpickerPage.tsx'
import { samples } from './samples.ts'

const open = (setting: Parameters<typeof openApp>[2] = {}, fetchWords = (): unknown => realWords) =>
  openApp(<QuestionUnpickerPage />, 'Question unpicker', setting, { handlers: [[fetchTaskWordsFx, fetchWords]] })
const question = () => field('Your essay question')
const checklist = () => field('Checklist for your plan')
const result = () => screen.queryByRole('region', { name: 'Your question, unpicked' })

test('an empty question is an error at the field, and nothing is shown', async () => {
  await open()
  await press('Unpick the question')
  expect(
    await screen.findByRole('link', { name: /Type or paste a question first, or choose a sample\.$/ }),
  ).toBeDefined()
  expect(question().getAttribute('aria-invalid')).toBe('true')
  expect(result()).toBeNull()
})

test('the parts of a question and a checklist are shown and announced', async () => {
  const { said, user } = await open()
  await user.type(question(), 'Discuss two causes of low turnout in Leeds. (500 words)')
  await press('Unpick the question')
  await waitFor(() =>
    expect(said).toContain(
      'Question unpicked: 1 topic part, 1 task word, 2 limits, 1 extra. The result is below, under the heading Your question, unpicked.',
    ),
  )
  const part = result() ?? document.body
  expect([...part.querySelectorAll('p mark')].map(({ textContent }) => textContent)).toEqual([
    'Discuss',
    'two causes',
    'in Leeds',
    '(500 words)',
  ])
  expect(within(part).getByRole('term').textContent).toBe('discuss')
  expect(textsOf('listitem', part).slice(4)).toEqual([
    'low turnout',
    'two causes (how many)',
    'in Leeds (place or name)',
    '(500 words) (length)',
  ])
  expect(checklist().value).toContain('- Topic: low turnout\n- Task: discuss.')
})

test('the page says what to do when nothing is found', async () => {
  const { user } = await open()
  await user.type(question(), '?!')
  await press('Unpick the question')
  for (const words of [
    'No topic was found.',
    'No task word was found.',
    'No limits were found.',
    'No extras were found.',
  ])
    expect(await screen.findByText(words, { exact: false })).toBeDefined()
})

test('a changed checklist is copied, and comes back after a new question', async () => {
  const { said, user } = await open()
  await user.type(question(), 'Describe osmosis.')
  await press('Unpick the question')
  await user.type(checklist(), ' by Friday')
  await press('Copy checklist')
  expect(await navigator.clipboard.readText()).toMatch(/^Describe osmosis\.[\s\S]* by Friday$/)
  expect(await screen.findByText('The checklist has been copied.')).toBeDefined()

  await user.clear(question())
  await user.type(question(), 'Explain diffusion.')
  await press('Unpick the question')
  await waitFor(() => expect(said.at(-1)).toMatch(/The button “Bring it back” gives you the checklist before\.$/))
  expect(checklist().value).toMatch(/^Explain diffusion\./)
  expect(screen.queryByText('The checklist has been copied.')).toBeNull()
  await press('Bring it back')
  expect(question().value).toBe('Describe osmosis.')
  expect(checklist().value).toMatch(/ by Friday$/)
})

test('a sample is unpicked at once, and what was typed can be brought back', async () => {
  const { user } = await open()
  await user.type(question(), 'My own')
  await user.selectOptions(field('Or try a sample'), samples[3])
  await press('Use this sample')
  expect(question().value).toBe(samples[3])
  expect(checklist().value).toContain('- Topic: Cities should be free of private cars')
  await press('Bring it back')
  expect(question().value).toBe('My own')
  expect(result()).toBeNull()
})

test('all is cleared and brought back', async () => {
  await open()
  await press('Use this sample')
  await press('Clear everything')
  expect(question().value).toBe('')
  expect(result()).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(question()))
  await press('Bring it back')
  expect(question().value).toBe(samples[0])
  expect(result()).not.toBeNull()
})

test('the question of the step stands in the field until it is cleared, but not over one’s own', async () => {
  const { user, person, close } = await open({ query: '?question=Why?' })
  expect(question().value).toBe('Why?')
  await press('Clear everything')
  expect(question().value).toBe('')
  await user.type(question(), 'How?')
  close()
  await open({ query: '?question=Why?', person })
  expect(question().value).toBe('How?')
})

test('the text of an earlier build is shown', async () => {
  sessionStorage.setItem(
    'stepwise.question-unpicker',
    JSON.stringify({ question: 'Why war?', unpicked: 'Describe osmosis.', checklist: 'Mine' }),
  )
  await open({ query: '?question=Why?' })
  await waitFor(() => expect(question().value).toBe('Why war?'))
  expect(screen.getByRole('term').textContent).toBe('describe')
  expect(checklist().value).toBe('Mine')
})

test('the page says that the task words are not loaded, and the question is there after another try', async () => {
  const fetchWords = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(realWords)
  await open({ query: '?question=Why?' }, fetchWords)
  expect((await screen.findByRole('alert')).textContent).toContain('The task words could not be loaded.')
  await press('Try again')
  await waitFor(() => expect(question().value).toBe('Why?'))
})
