import type { Checked } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aDocument } from '../panel/testing/a-document.ts'
import { loadReportsFx } from '../reports/reports.model.ts'
import { CheckPanel } from './CheckPanel.tsx'
import { checkTextFx, markCheckedFx } from './check.model.ts'

const error = {
  level: 'error',
  rule: 'alt-text',
  path: 'blocks/3/alt',
  message: 'Say what the picture shows.',
} as const
const warning = { level: 'warning', rule: 'length', path: '', message: 'This is long.' } as const
const nothing: Checked = { findings: [], readingAge: null, longSentences: [], words: 12 }

async function open(check: () => unknown, { mark = () => aDocument() as unknown, reports = [] as unknown[] } = {}) {
  const scope = await signedInScope(aUser({ role: 'content_manager' }), {
    handlers: [
      [checkTextFx, check],
      [markCheckedFx, mark],
      [loadReportsFx, () => reports],
    ],
  })
  const props = { goToField: vi.fn(), onChecked: vi.fn(), onDocumentChanged: vi.fn() }
  const document = aDocument({ isDue: true, checkedOn: '2020-03-03' })
  const panel = (body: object) => <CheckPanel document={document} body={{ ...body }} draftVersion={1} {...props} />
  const result = renderPart(panel({ title: 'x' }), { scope })
  return { ...result, ...props, panel, user: userEvent.setup() }
}
const press = (name: string | RegExp) => screen.getByRole('button', { name })

test('errors come first, each leads to its field, and the summary is announced', async () => {
  const checked: Checked = { findings: [warning, error], readingAge: 14, longSentences: ['A long one.'], words: 320 }
  const { user, scope, goToField, onChecked, rerender, panel } = await open(async () => checked)
  await user.click(press('Check this text'))
  expect(await screen.findByText(/^1 error and 1 warning/)).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Errors',
    'Warnings',
    'How hard it is to read',
    'The longest sentences',
    'Is it still right?',
  ])
  expect(screen.getByText('14 years')).toBeTruthy()
  expect(screen.getByText('A long one.')).toBeTruthy()
  await user.click(press('Go to the field: Say what the picture shows.'))
  expect(goToField).toHaveBeenCalledWith('blocks/3/alt')
  expect(onChecked).toHaveBeenCalledWith([warning, error])
  expect(within(screen.getByRole('region', { name: 'Warnings' })).queryByRole('button')).toBeNull()
  await waitFor(() => expect(scope.getState($announcement)).toMatch(/^1 error and 1 warning/))
  rerender(panel({ title: 'y' }))
  expect(screen.getByText('The text has changed since this check.')).toBeTruthy()
})

test('“nothing found” is shown, and so is a text that is too short', async () => {
  const { user } = await open(async () => nothing)
  await user.click(press('Check this text'))
  expect(await screen.findByText('Nothing found. This text can be published.')).toBeTruthy()
  expect(screen.getByText('Too short to tell')).toBeTruthy()
})

test('a check without an answer shows a message, and the next press works', async () => {
  const { user } = await open(
    vi
      .fn()
      .mockRejectedValueOnce(new CallError({ kind: 'network' }))
      .mockResolvedValue(nothing),
  )
  await user.click(press('Check this text'))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The check did not answer/)
  expect(document.activeElement).toBe(press('Check this text'))
  await user.click(press('Check this text'))
  expect(await screen.findByText('Nothing found. This text can be published.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a document is marked as checked', async () => {
  const marked = aDocument({ checkedOn: '2026-11-22' })
  const { user, scope, onDocumentChanged } = await open(async () => nothing, { mark: async () => marked })
  expect(screen.getByText('Last checked on 3 March 2020. It is due for a check.')).toBeTruthy()
  await user.click(press('Mark as checked'))
  expect(onDocumentChanged).toHaveBeenCalledWith(marked)
  await waitFor(() => expect(scope.getState($announcement)).toBe('Marked as checked'))
})

test('reports of readers on this document are shown, and on no other', async () => {
  const report = { id: '1', title: '', address: '/', revision: 0, reportedAt: '2026-11-20T10:00:00.000Z' }
  await open(async () => nothing, {
    reports: [
      { ...report, document: aDocument().id, words: 'A wrong number.' },
      { ...report, id: '2', document: 'step:other', words: 'A dead link.' },
    ],
  })
  expect(await screen.findByText('A wrong number.')).toBeTruthy()
  expect(screen.queryByText('A dead link.')).toBeNull()
})
