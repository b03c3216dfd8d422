import type { BrokenLink, DocumentHit, DocumentSummary, MistakeReport } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { useLocation } from '@stepwise/shared/routing'
import {
  aUser,
  expectFailureOnce,
  failures,
  recordAnnouncements,
  renderPart,
  signedInScope,
  skipPauses,
} from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aSummary } from '../../features/panel/testing/a-document.ts'
import { loadReportsFx, settleReportFx } from '../../features/reports/reports.model.ts'
import DeskPage from './DeskPage.tsx'
import {
  type FileProblem,
  loadBrokenLinksFx,
  loadDocumentsFx,
  loadFileProblemsFx,
  searchDocumentsFx,
} from './desk.model.ts'

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
  links?: BrokenLink[]
  search?: (query: string) => DocumentHit[] | Promise<DocumentHit[]>
  at?: string
}

const sleepHit = { id: 'step:sleep', line: 'Pack your kit the night before.', path: 'text' }

async function open({
  list = () => documents,
  reports = [],
  problems = [],
  links = [],
  search = () => [sleepHit],
  at = '/dashboard/content',
}: Answers = {}) {
  const settle = vi.fn(async () => {})
  const scope = await signedInScope(aUser({ role: 'content_manager' }), {
    handlers: [
      [loadDocumentsFx, list],
      [loadReportsFx, () => reports],
      [loadFileProblemsFx, () => problems],
      [loadBrokenLinksFx, () => links],
      [searchDocumentsFx, search],
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

// docs/product/content-desk.md#find
test('a search shows the words around what it has found, marked, and leads there; the count is announced', async () => {
  const search = vi.fn(() => [sleepHit])
  const { user, scope } = await open({ search })
  const field = await screen.findByLabelText('Search documents')
  // Key by key, and faster than the wait after the last one however busy the machine is.
  for (const value of ['p', 'pa', 'pak', 'pakc', 'pakc k', 'pakc kit']) fireEvent.change(field, { target: { value } })
  await screen.findByRole('heading', { name: '1 of 2 documents' })
  expect(search).toHaveBeenCalledExactlyOnceWith('pakc kit')
  const [row] = await rows()
  expect(row?.textContent).toContain('Pack your kit the night before.')
  expect([...(row?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'kit',
    'Pack',
    'kit',
  ])
  expect(
    within(row as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/dashboard/content/step%3Asleep?at=text')
  expect(address()).toBe('?search=pakc+kit')
  await waitFor(() => expect(scope.getState($announcement)).toContain('1 of 2 documents'))
  await user.selectOptions(screen.getByLabelText('Show'), 'With a draft (1)')
  await screen.findByText(/^No documents found/)
  await user.click(screen.getByRole('button', { name: 'Show all documents' }))
  expect(await rows()).toHaveLength(2)
  expect(address()).toBe('')
})

// docs/product/shell-and-search.md#search-cleared
test('an emptied search is said once, with the count, also where it is the count from before', async () => {
  const { user, scope } = await open({ search: () => [sleepHit] })
  const said = recordAnnouncements(scope)
  const field = await screen.findByLabelText('Search documents')
  fireEvent.change(field, { target: { value: 'kit' } })
  await waitFor(() => expect(said).toEqual(['1 of 2 documents']))
  await user.clear(field)
  await waitFor(() => expect(said).toEqual(['1 of 2 documents', 'Search cleared. 2 documents']))
  fireEvent.change(field, { target: { value: 'k' } })
  fireEvent.change(field, { target: { value: '' } })
  await waitFor(() => expect(said).toHaveLength(3))
  // Longer than the count waits.
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(said.slice(2)).toEqual([expect.stringMatching(/^Search cleared\. 2 documents\u00a0?$/)])
})

test('the list is as it was left, and an unknown value in the address is not chosen', async () => {
  await open({ at: '/dashboard/content?search=sleep&sort=title&reported=yes&kind=song&area=Gone' })
  expect(await rows()).toHaveLength(1)
  expect(screen.getByLabelText<HTMLInputElement>('Search documents').value).toBe('sleep')
  expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('title')
  expect(screen.getByLabelText<HTMLInputElement>('Reported by readers (1)').checked).toBe(true)
  expect(screen.getByLabelText<HTMLSelectElement>('Area').value).toBe('')
})

test('in a narrow window the filters are folded, with the count of those that are set', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: true,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }))
  const { user } = await open({ at: '/dashboard/content?search=sleep&sort=title&due=yes&kind=step' })
  const summary = await screen.findByText('Filters (2 set)')
  expect(summary.parentElement).toHaveProperty('open', false)
  expect(within(summary.parentElement as HTMLElement).queryByLabelText('Search documents')).toBeNull()
  await user.click(summary)
  await user.click(screen.getByLabelText('Due for a check (1)'))
  expect(screen.getByText('Filters (1 set)').parentElement).toHaveProperty('open', true)
})

test('signs alone ask no server and find nothing', async () => {
  const search = vi.fn(() => [sleepHit])
  await open({ search, at: '/dashboard/content?search=%3F%21' })
  await screen.findByText('Signs alone find nothing. Type a word.')
  expect(search).not.toHaveBeenCalled()
})

test('an empty choice without words does not ask for other words', async () => {
  await open({ list: () => [aSummary()], at: '/dashboard/content?due=yes' })
  await screen.findByText('No documents found.')
  expect(screen.getByText('Nothing fits these choices.')).toBeTruthy()
})

test('documents of the other edition are offered', async () => {
  const { user } = await open({ list: () => [aSummary({ editions: ['pro'] })] })
  await screen.findByText('The other edition has 1.')
  await user.click(screen.getByRole('button', { name: 'Show both editions' }))
  expect((await rows())[0]?.textContent).toContain('Page, Wellbeing, Pro only')
})

test('a search that fails is explained and can be tried again', async () => {
  skipPauses()
  const search = vi
    .fn<() => Promise<DocumentHit[]>>()
    .mockRejectedValueOnce(new CallError({ kind: 'network' }))
    .mockResolvedValue([sleepHit])
  const { user } = await open({ search, at: '/dashboard/content?search=kit' })
  await screen.findByText(/^The search did not work\. We could not reach the server/)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await rows()).toHaveLength(1)
})

test('only documents in sight are drawn, and the table says how many there are; all are printed', async () => {
  const near: (() => void)[] = []
  class Observer {
    constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
      near.push(() => seen([{ isIntersecting: true }]))
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const many = Array.from({ length: 3000 }, (_, at) => aSummary({ id: `page:p-${at}`, title: `Page ${at}` }))
  await open({ list: () => many })
  const drawn = async () => (await rows()).map((row) => row.getAttribute('aria-rowindex'))
  expect(await drawn()).toHaveLength(25)
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('3001')
  act(() => near.at(-1)?.())
  expect((await drawn()).at(-1)).toBe('3001')
  expect(await drawn()).toHaveLength(50)
  window.dispatchEvent(new Event('beforeprint'))
  expect(screen.getByRole('table').querySelectorAll('tbody tr[aria-rowindex]')).toHaveLength(3000)
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

// docs/product/content-desk.md#today
test('the desk opens on what waits, each leading to its place; the rest is a sentence', async () => {
  const link = { document: 'page:calm', title: 'Calm', path: 'blocks/3/to', address: 'https://a.test', checkedAt: '' }
  const { user } = await open({ reports: [report], links: [link] })
  const part = async (name: string) => within(await screen.findByRole('region', { name }))
  const href = async (name: string, title: string) =>
    (await part(name)).getByRole('link', { name: title }).getAttribute('href')
  expect(await href('My drafts (1)', 'Support contacts')).toBe('/dashboard/content/page%3Asupport-contacts')
  expect(await href('Broken links (1)', 'Calm')).toBe('/dashboard/content/page%3Acalm?at=blocks%2F3%2Fto')
  expect(await href('Reported by readers (1)', 'Sleep, food and kit')).toBe('/dashboard/content/step%3Asleep')
  expect(await href('Due for a check (1)', 'Sleep, food and kit')).toBe('/dashboard/content/step%3Asleep')
  expect((await part('Scheduled (1)')).getByText('For 1 May 2030 at 09:00 (your time)')).toBeTruthy()
  await user.type(screen.getByLabelText('Search documents'), 'k')
  expect(screen.queryByRole('region', { name: 'Today' })).toBeNull()
})

test('a day on which nothing waits is one line; of many only the first are shown, with the way to all', async () => {
  const { user } = await open({
    list: () => Array.from({ length: 7 }, (_, at) => aSummary({ id: `page:p-${at}`, isDue: true })),
  })
  expect(
    await screen.findByText(
      'You have no drafts. Nothing is scheduled. No mistakes are reported. No links are known to be broken.',
    ),
  ).toBeTruthy()
  const due = within(screen.getByRole('region', { name: 'Due for a check (7)' }))
  expect(due.getAllByRole('link')).toHaveLength(5)
  await user.click(due.getByRole('button', { name: 'Show all 7 in the list' }))
  expect(address()).toBe('?due=yes&sort=checked')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '7 documents' }))
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
