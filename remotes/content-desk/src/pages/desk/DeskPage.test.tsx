import type { DocumentSummary, MistakeReport } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { useLocation } from '@stepwise/shared/routing'
import { aUser, expectFailureOnce, failures, renderPart, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aSummary } from '../../features/panel/testing/a-document.ts'
import { loadReportsFx, settleReportFx } from '../../features/reports/reports.model.ts'
import DeskPage from './DeskPage.tsx'
import { type FileProblem, loadDocumentsFx, loadFileProblemsFx } from './desk.model.ts'

const report: MistakeReport = {
  id: 'report-1',
  document: 'step:sleep',
  title: 'Sleep, food and kit',
  address: '/flows/revision/steps/sleep',
  revision: 0,
  words: 'The second link is dead.',
  reportedAt: '2026-11-20T10:00:00.000Z',
}
const documents = [
  aSummary({
    revision: 3,
    publishedBy: { name: 'Col Content', isYou: false },
    publishedAt: '2020-03-03T12:00:00.000Z',
    draftBy: { name: 'Ana', isYou: true },
    scheduledFor: new Date(2030, 4, 1, 9, 0).toISOString(),
  }),
  aSummary({ id: 'step:sleep', kind: 'step', area: 'Revision', title: 'Sleep, food and kit', isDue: true, reports: 1 }),
]

const Address = () => <p data-testid="address">{useLocation().search}</p>

interface Answers {
  list?: () => DocumentSummary[] | Promise<DocumentSummary[]>
  reports?: MistakeReport[]
  problems?: FileProblem[]
  at?: string
}

async function open({ list = () => documents, reports = [], problems = [], at = '/dashboard/content' }: Answers = {}) {
  const settle = vi.fn(async () => {})
  const scope = await signedInScope(aUser({ role: 'content_manager' }), {
    handlers: [
      [loadDocumentsFx, list],
      [loadReportsFx, () => reports],
      [loadFileProblemsFx, () => problems],
      [settleReportFx, settle],
    ],
  })
  const result = renderPart(
    <>
      <DeskPage />
      <Address />
    </>,
    { scope, at },
  )
  return { ...result, settle, user: userEvent.setup() }
}
const rows = async () => (await screen.findAllByRole('row')).slice(1)
const address = () => screen.getByTestId('address').textContent

test('each document says in words what readers see, what is under way, and leads to the editor', async () => {
  await open()
  const [contacts, sleep] = await rows()
  expect(
    within(contacts as HTMLElement)
      .getByRole('link', { name: 'Support contacts' })
      .getAttribute('href'),
  ).toBe('/dashboard/content/page%3Asupport-contacts')
  expect(contacts?.textContent).toContain('Published by Col Content on 3 March 2020')
  expect(contacts?.textContent).toContain('Draft by you')
  expect(contacts?.textContent).toContain('Scheduled for 1 May 2030 at 09:00 (your time)')
  expect(sleep?.textContent).toContain('Step, Revision')
  expect(sleep?.textContent).toContain('As in the file')
  expect(sleep?.textContent).toContain('Due for a check')
})

test('the search and the filters are in the address, and the count is announced', async () => {
  const { user, scope } = await open()
  await user.type(await screen.findByLabelText('Search documents'), 'sleep kit')
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  expect(screen.getByRole('heading', { name: '1 of 2 documents' })).toBeTruthy()
  expect(address()).toBe('?search=sleep+kit')
  await waitFor(() => expect(scope.getState($announcement)).toContain('1 of 2 documents'))
  await user.selectOptions(screen.getByLabelText('Show'), 'With a draft (1)')
  await screen.findByText(/^No documents found/)
  await user.click(screen.getByRole('button', { name: 'Show all documents' }))
  expect(await rows()).toHaveLength(2)
  expect(address()).toBe('')
})

test('whoever comes back finds the list as they left it', async () => {
  await open({ at: '/dashboard/content?search=sleep&sort=title' })
  expect(await rows()).toHaveLength(1)
  expect(screen.getByLabelText<HTMLInputElement>('Search documents').value).toBe('sleep')
  expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('title')
})

test('a failure is shown, and the next try works', async () => {
  const list = vi
    .fn<() => Promise<DocumentSummary[]>>()
    .mockRejectedValueOnce(new CallError({ kind: 'network' }))
    .mockResolvedValue(documents)
  const { user } = await open({ list })
  await screen.findByText(/^The documents could not be loaded\. We could not reach the server/)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await rows()).toHaveLength(2)
})

// docs/product/content-desk.md#reports
test('a report is shown in the words of its reader, and settled after a question', async () => {
  const { user, settle, scope } = await open({ reports: [report], at: '/dashboard/content?show=reported' })
  expect(await screen.findByText('The second link is dead.')).toBeTruthy()
  expect(screen.getByText('1 report by a reader')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Settle the report/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Settle this report?' })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(settle).not.toHaveBeenCalled()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: /^Settle the report/ }))
  const again = await screen.findByRole('dialog', { name: 'Settle this report?' })
  await user.click(within(again).getByRole('button', { name: 'Settle' }))
  await waitFor(() => expect(screen.queryByText('The second link is dead.')).toBeNull())
  expect(settle).toHaveBeenCalledOnce()
  await waitFor(() => expect(scope.getState($announcement)).toContain('Report settled'))
  // The list no longer counts it.
  await screen.findByText(/^No documents found/)
})

test('files of the content that cannot be used are listed, with line and reason', async () => {
  await open({ problems: [{ file: 'flows/exams/read.md', line: 13, reason: 'a heading starts at ##' }] })
  const problems = await screen.findByRole('region', { name: '1 file cannot be used' })
  expect(problems.textContent).toContain('Readers see what was there before')
  expect(within(problems).getByRole('listitem').textContent).toBe(
    'flows/exams/read.md, line 13: a heading starts at ##',
  )
})

test.each(failures)('a list that is not loaded is explained once: $words', async ({ error, words }) => {
  await open({ list: () => Promise.reject(error) })
  await expectFailureOnce(words)
})
