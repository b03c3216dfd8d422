import { aSoftware, aUser, expectFailureOnce, failures, renderPart, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fetchTaskWordsFx } from '../../features/task-words/task-words.model.ts'
import StudyToolsPage from './StudyToolsPage.tsx'

const words = [
  { directive: 'analyse', definition: 'Split it into parts.' },
  { directive: 'discuss', definition: 'Explore several sides.' },
]

const inside = (element: HTMLElement) => within(element)

async function open(tool?: string, fetchWords: () => unknown = () => words) {
  const softwares = [aSoftware({ slug: 'mindmanager', name: 'MindManager' })]
  const scope = await signedInScope(aUser({ softwares }), { handlers: [[fetchTaskWordsFx, fetchWords]] })
  renderPart(<StudyToolsPage />, { scope, at: `/dashboard/study-tools${tool ? `?tool=${tool}` : ''}` })
  const dialog = tool ? inside(await screen.findByRole('dialog')) : null
  return { scope, dialog: dialog as ReturnType<typeof inside> }
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const field = (name: string) => screen.getByRole('textbox', { name })

test('there are five tools and a planned one; a card opens its dialog and has the focus after it', async () => {
  await open()
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(names).toEqual([
    'Essay Word Wizard',
    'Essay Breakdown Calculator',
    'Revision Calculator',
    'Exam Calculator',
    'Pomodoro Timer',
    'Productivity Planner',
  ])
  expect(screen.getByText('Coming soon! Watch this space...')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Productivity Planner' })).toBeNull()

  await userEvent.click(button('Revision Calculator'))
  expect(await screen.findByRole('dialog', { name: 'Revision Calculator' })).toBeDefined()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(button('Revision Calculator'))
})

test('an address that names no tool opens none', async () => {
  await open()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each(failures)('directives that are not loaded: $words', async ({ error, words }) => {
  await open('wizard', () => Promise.reject(error))
  await expectFailureOnce(words)
})

test('a letter without directives says so and changes nothing; another shows its directives', async () => {
  const { dialog } = await open('wizard')
  expect(await dialog.findByText('Split it into parts.')).toBeDefined()
  const empty = button('B, no directives')
  expect(empty.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(empty)
  expect(dialog.getByText('Split it into parts.')).toBeDefined()
  await userEvent.click(button('D'))
  expect(dialog.getByText('Directives that begin with D')).toBeDefined()
  expect(dialog.getByText('Explore several sides.')).toBeDefined()
  expect(button('D').getAttribute('aria-pressed')).toBe('true')
})

test('directives of a pasted question are marked and explained', async () => {
  const { dialog } = await open('wizard')
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Your essay question' }), 'Discuss, analysing two.')
  expect(dialog.getByText('2 directives found: discuss, analyse')).toBeDefined()
  const marks = dialog.getAllByText(/Discuss|analysing/, { selector: 'mark' })
  expect(marks.map(({ textContent }) => textContent)).toEqual(['Discuss', 'analysing'])
})

test('after a failure the directives can be loaded again', async () => {
  const fetchWords = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(words)
  const { dialog } = await open('wizard', fetchWords)
  expect((await dialog.findByRole('alert')).textContent).toContain('could not be loaded')
  await userEvent.click(button('Try again'))
  expect(await dialog.findByText('Split it into parts.')).toBeDefined()
})

test('the breakdown begins with 1000 words, shows both options, and offers the format of the person’s software first', async () => {
  const { dialog } = await open('breakdown')
  const length = await dialog.findByRole('combobox', { name: 'Essay length' })
  expect(within(length).getAllByRole('option')).toHaveLength(9)
  expect(length).toHaveProperty('value', '1000')
  await userEvent.selectOptions(length, '2000')
  const row = (option: string) =>
    within(dialog.getByRole('table', { name: new RegExp(option) }))
      .getAllByRole('row')
      .slice(1)
      .map((one) => one.textContent)
  expect(row('Option A')).toEqual(['Introduction20010%', 'Main body160080%', 'Conclusion20010%'])
  expect(row('Option B')).toEqual(['Introduction30015%', 'Main body150075%', 'Conclusion20010%'])
  const links = dialog.getAllByRole('link').map((link) => link.getAttribute('download'))
  expect(links).toEqual(['A.mmap', 'A.pdf', 'B.mmap', 'B.pdf'].map((end) => `Essay Plan 2000 words - ${end}`))
})

test.each([
  ['1001', 'Topics: Enter a whole number from 0 to 1000'],
  ['ten', 'Topics: Enter a whole number from 0 to 1000'],
  ['', 'Enter how many topics you have'],
])('"%s" as the number of topics is a field error', async (typed, message) => {
  const { dialog } = await open('revision')
  if (typed) await userEvent.type(await dialog.findByRole('textbox', { name: 'Topics' }), typed)
  await userEvent.click(await dialog.findByRole('button', { name: 'CALCULATE' }))
  expect(dialog.getByRole('link', { name: message })).toBeDefined()
  expect(field('Topics')).toHaveProperty('ariaInvalid', 'true')
})

test('the pace is shown until a field changes (docs/product/study-tools.md#pace-words)', async () => {
  const { dialog } = await open('revision')
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Topics' }), '3')
  await userEvent.type(field('Exam date'), '31/02/2026')
  await userEvent.click(button('CALCULATE'))
  expect(dialog.getByRole('link', { name: 'Enter a real date, such as 14/05/2027' })).toBeDefined()

  await userEvent.clear(field('Exam date'))
  await userEvent.type(field('Exam date'), '01/01/2020')
  await userEvent.click(button('CALCULATE'))
  expect(dialog.getByText('0 days per topic')).toBeDefined()
  expect(dialog.getByText('Use as an approximate guide only.')).toBeDefined()
  expect(dialog.getByText(/The date has passed/)).toBeDefined()
  await userEvent.type(field('Topics'), '0')
  expect(dialog.queryByText('0 days per topic')).toBeNull()
})

test('spaced visits are planned, listed by day, saved for a calendar and kept', async () => {
  const { dialog, scope } = await open('revision')
  await userEvent.click(await dialog.findByRole('radio', { name: 'Spaced visits' }))
  await userEvent.click(button('PLAN VISITS'))
  expect(dialog.getByRole('link', { name: /Write your topics, one on each line/ })).toBeDefined()
  await userEvent.type(field('Your topics'), 'Cells{Enter}Enzymes')
  const inAWeek = new Date(Date.now() + 8 * 86_400_000)
  await userEvent.type(field('Date of the exam'), new Intl.DateTimeFormat('en-GB').format(inAWeek))
  for (const day of ['Saturday', 'Sunday']) await userEvent.click(dialog.getByRole('checkbox', { name: day }))
  await userEvent.click(button('PLAN VISITS'))
  const result = within(await dialog.findByRole('region', { name: 'Your visits' }))
  await waitFor(() => expect(scope.getState($announcement)).toMatch(/^6 visits on \d days\. They are below/))
  expect(result.getAllByRole('heading', { level: 4 }).length).toBeGreaterThan(2)
  expect(result.getByText('16:00 to 16:20: Cells (first visit)')).toBeDefined()

  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:visits')
  await userEvent.click(button('Save for my calendar'))
  const [file] = saved.mock.calls.flat()
  expect(await (file as Blob).text()).toContain('SUMMARY:Revise: Cells')
  await userEvent.clear(field('Minutes for a visit'))
  expect(dialog.queryByRole('region', { name: 'Your visits' })).toBeNull()
  cleanup()
  const again = await open('revision')
  expect(await again.dialog.findByRole('textbox', { name: 'Your topics' })).toHaveProperty('value', 'Cells\nEnzymes')
})

test('the exam calculator begins with today, 9:00 and 10:00; with the start after the end it does not calculate and says why', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const { dialog, scope } = await open('exam')
  expect(await dialog.findByLabelText('Start time')).toHaveProperty('value', '09:00')
  const end = dialog.getByLabelText('End time')
  expect(end).toHaveProperty('value', '10:00')
  const date = new Intl.DateTimeFormat('en-GB').format(new Date())
  expect(field('Exam date')).toHaveProperty('value', date)

  await userEvent.clear(end)
  await userEvent.type(end, '08:00')
  expect(dialog.getAllByText('The start time is after the end time')).toHaveLength(2)
  const calculate = button('CALCULATE')
  expect(calculate.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(calculate)
  expect(opened).not.toHaveBeenCalled()
  expect(scope.getState($announcement)).toBe('The start time is after the end time')
})

test('an extra time that is not in the list is typed, checked and kept', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const { dialog } = await open('exam')
  expect(await dialog.findByRole('combobox', { name: 'Extra time' })).toHaveProperty('value', '0')
  expect(dialog.queryByRole('textbox', { name: /extra time/ })).toBeNull()
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Extra time' }), 'Another percentage')
  const own = dialog.getByRole('textbox', { name: 'Your extra time in per cent' })
  await userEvent.type(own, '250')
  await userEvent.click(button('CALCULATE'))
  expect(dialog.getByRole('link', { name: /0 to 200 per cent/ })).toBeDefined()
  expect(opened).not.toHaveBeenCalled()
  await userEvent.clear(own)
  await userEvent.type(own, '33.33')
  await userEvent.click(button('CALCULATE'))
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(1))
  expect(String(opened.mock.calls[0]?.[0])).toMatch(/\?extra_time=33\.33$/)
  cleanup()
  const again = await open('exam')
  expect(await again.dialog.findByRole('textbox', { name: 'Your extra time in per cent' })).toHaveProperty(
    'value',
    '33.33',
  )
})

test('numbers are clamped to 0–99 as the field is left; no questions are a field error; the timetable opens in a new tab', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const { dialog } = await open('exam')
  const questions = await dialog.findByRole('textbox', { name: 'Number of questions' })
  await userEvent.clear(questions)
  await userEvent.type(questions, '150')
  await userEvent.tab()
  expect(questions).toHaveProperty('value', '99')
  await userEvent.clear(questions)
  await userEvent.type(questions, '0')
  await userEvent.click(button('CALCULATE'))
  expect(dialog.getByRole('link', { name: /how many questions/ })).toBeDefined()
  expect(opened).not.toHaveBeenCalled()

  await userEvent.clear(questions)
  await userEvent.type(questions, '2')
  await userEvent.click(button('CALCULATE'))
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(1))
  expect(String(opened.mock.calls[0]?.[0])).toMatch(
    /^\/dashboard\/examschedule\/Untitled-exam\/\d{4}-\d\d-\d\d\/9%3A00\/10%3A00\/2\/5\/5$/,
  )
  expect(opened.mock.calls[0]?.[1]).toBe('_blank')
})
