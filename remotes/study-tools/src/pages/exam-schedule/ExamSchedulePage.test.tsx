import { paths } from '@stepwise/shared/routing'
import { expectFailureOnce, renderPart } from '@stepwise/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import ExamSchedulePage from './ExamSchedulePage.tsx'

const open = (address: string) =>
  renderPart(<ExamSchedulePage />, { at: `/dashboard/examschedule/${address}`, path: paths.examSchedule.pattern })
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)

test('the timetable has the name, the day and the times of the exam, and prints', () => {
  open('Maths%20%2F%20Paper%201/2027-05-14/9%3A00/10%3A00/2/5/3')
  expect(screen.getByRole('heading', { level: 1, name: 'Maths / Paper 1' })).toBeDefined()
  expect(screen.getByText('Friday 14 May 2027, 9:00 am to 10:00 am')).toBeDefined()
  expect(rows()).toEqual([
    '9:00 amReading time10 minutes',
    '9:10 amQuestion 1: Plan the answer5 minutes',
    '9:15 amQuestion 1: Start writing12 minutes',
    '9:27 amQuestion 1: Proofread3 minutes',
    '9:30 amQuestion 2: Plan the answer5 minutes',
    '9:35 amQuestion 2: Start writing12 minutes',
    '9:47 amQuestion 2: Proofread3 minutes',
    '9:50 amFinal Proof10 minutes',
    '10:00 amEnd of the exam',
  ])
  const print = vi.spyOn(window, 'print').mockReturnValue()
  screen.getByRole('button', { name: 'Print' }).click()
  expect(print).toHaveBeenCalled()
})

// docs/product/accessibility.md#help
test('help is the last link', () => {
  open('x/2027-05-14/9%3A00/10%3A00/2/5/3')
  expect(screen.getAllByRole('link').at(-1)?.textContent).toBe('Help')
})

test('extra time and rest breaks are read from the address', () => {
  open('x/2027-05-14/9%3A00/10%3A00/2/5/3?extra_time=33.3&breaks=1x10')
  expect(screen.getByText(/9:00 am to 10:30 am/)).toBeDefined()
  expect(screen.getByText('1 hour 20 minutes, with 33.3% extra time')).toBeDefined()
  expect(rows().filter((row) => row?.includes('Rest break'))).toEqual(['9:40 amRest break10 minutes'])
})

test.each([
  ['x/2026-02-31/9%3A00/10%3A00/2/5/5', /real date/],
  ['x/2027-05-14/9%3A00/10%3A00/NaN/5/5', /how many questions/],
  ['%3Cscript%3E/%00/javascript%3A0/10%3A00/2/5/5', /real date/],
  ['x/2027-05-14/9%3A00/10%3A00/2/5/5?extra_time=999', /extra time/],
  ['x/2027-05-14/9%3A00/10%3A00/2/5/5?breaks=1e9x1', /how many breaks/],
  ['x/2027-05-14/9%3A00/10%3A00/2/5/5?breaks=2x', /each break/],
])('the address %s gives no timetable and says why', (address, reason) => {
  open(address)
  expect(screen.getByRole('heading', { level: 1, name: 'We cannot show this timetable' })).toBeDefined()
  expect(screen.getByText(reason)).toBeDefined()
  const link = screen.getByRole('link', { name: 'Go to the Exam Calculator' })
  expect(link.getAttribute('href')).toBe('/dashboard/study-tools?tool=exam')
  expect(screen.queryByRole('table')).toBeNull()
})

test('the title of the page begins with the name of the exam', () => {
  document.title = 'Exam schedule - Stepwise'
  const { unmount } = open('Maths/2027-05-14/9%3A00/10%3A00/2/5/3')
  expect(document.title).toBe('Maths - Exam schedule - Stepwise')
  unmount()
  expect(document.title).toBe('Exam schedule - Stepwise')
})

test('the timetable is downloaded for a calendar and for Word', async () => {
  const saved: string[] = []
  Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => {} })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  open('Maths%20%2F%20Paper%201/2027-05-14/9%3A00/10%3A00/2/5/3')
  screen.getByRole('button', { name: 'Download for your calendar' }).click()
  await waitFor(() => expect(saved).toEqual(['Exam timetable - Maths Paper 1.ics']))
  screen.getByRole('button', { name: 'Download Word document' }).click()
  await waitFor(() => expect(saved[1]).toBe('Exam timetable - Maths Paper 1.docx'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each(['Download Word document', 'Download for your calendar'])('%s: a file that is not made', async (name) => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('the disk is full')
  })
  open('x/2027-05-14/9%3A00/10%3A00/2/5/3')
  screen.getByRole('button', { name }).click()
  await expectFailureOnce('The file could not be made. Check your connection and try again.')
})
