import type { DataExport } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { DataExportSection } from './DataExportSection.tsx'
import { fetchDataExportFx, pauseFx, requestDataExportFx } from './data-export.model.ts'

// docs/product/own-account.md#data-export
const waiting: DataExport = {
  id: 'export-1',
  state: 'waiting',
  requestedAt: '2026-11-20T10:00:00Z',
  readyAt: null,
  expiresAt: null,
  bytes: null,
  isLarge: false,
}
const ready: DataExport = {
  ...waiting,
  state: 'ready',
  readyAt: '2026-11-20T10:01:00Z',
  expiresAt: '2026-11-27T10:01:00Z',
  bytes: 2_340_000,
}

/** `states` are the server's answers, one after the other; the last one stays. */
async function open(states: (DataExport | null | Error)[], request: () => unknown = async () => ({ export: waiting })) {
  const fetchExport = vi.fn(async () => {
    const state = states[Math.min(fetchExport.mock.calls.length, states.length) - 1] ?? null
    if (state instanceof Error) throw state
    return { export: state }
  })
  const pauses: (() => void)[] = []
  const pause = vi.fn(() => new Promise<void>((resolve) => pauses.push(resolve)))
  const scope = await signedInScope(aUser(), {
    handlers: [
      [fetchDataExportFx, fetchExport],
      [requestDataExportFx, request],
      [pauseFx, pause],
    ],
  })
  const { unmount } = renderPart(<DataExportSection />, { scope })
  /** The seconds until the next question are over. */
  const pauseEnds = async () => {
    await waitFor(() => expect(pauses).toHaveLength(1))
    await act(async () => pauses.pop()?.())
  }
  return { fetchExport, pause, pauseEnds, unmount, announcement: () => scope.getState($announcement) }
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('a person without a file makes one, sees how far it is, and hears when it is ready', async () => {
  const { pauseEnds, announcement } = await open([null, waiting, ready])
  await press('Make the file')
  const words = await screen.findByText('We are making your file. This takes a moment.')
  expect(announcement()).toBe('We are making your file. This takes a moment.')
  expect(document.activeElement?.contains(words)).toBe(true)
  expect(screen.queryByRole('button')).toBeNull()
  await pauseEnds()
  expect(screen.getByText(/This takes a moment/)).toBeDefined()
  await pauseEnds()
  const link = await screen.findByRole('link', { name: 'Download your data (2.3\u00A0MB)' })
  expect(link.getAttribute('href')).toBe('/api/users/data_exports/export-1/file')
  expect(screen.getByText(/You can download it until 27 November 2026/)).toBeDefined()
  expect(announcement()).toBe('Your file is ready.')
})

test('a large file is mailed: the person can leave the page', async () => {
  await open([null], async () => ({ export: { ...waiting, isLarge: true } }))
  await press('Make the file')
  const words = 'This takes a few minutes. We will email you when it is ready, so you can leave this page.'
  expect(await screen.findByText(words)).toBeDefined()
})

test('a file that is there already is offered at once, and is not announced', async () => {
  const { announcement } = await open([ready])
  expect(await screen.findByRole('link', { name: /Download your data/ })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Make a new file' })).toBeDefined()
  expect(announcement()).toBe('')
})

test('a failure to make the file is shown, and it can be made again', async () => {
  const { pauseEnds, announcement } = await open([waiting, { ...waiting, state: 'failed' }])
  await pauseEnds()
  expect(await screen.findByText('The file could not be made. Please try again.')).toBeDefined()
  expect(announcement()).toBe('The file could not be made.')
  await press('Try again')
  expect(await screen.findByText(/This takes a moment/)).toBeDefined()
})

test('a question that gets no answer is asked again', async () => {
  const { pauseEnds } = await open([waiting, new CallError({ kind: 'network' }), ready])
  await pauseEnds()
  expect(screen.getByText(/This takes a moment/)).toBeDefined()
  await pauseEnds()
  expect(await screen.findByRole('link', { name: /Download your data/ })).toBeDefined()
})

test('a page that is closed stops asking', async () => {
  const { fetchExport, pauseEnds, unmount } = await open([waiting])
  await screen.findByText(/This takes a moment/)
  unmount()
  await pauseEnds()
  expect(fetchExport).toHaveBeenCalledTimes(1)
})

test('a failure to load is shown, and the next try loads it', async () => {
  await open([new CallError({ kind: 'network' }), null])
  expect((await screen.findByRole('alert')).textContent).toContain('could not reach the server')
  await press('Try again')
  expect(await screen.findByRole('button', { name: 'Make the file' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a refusal is shown at the button', async () => {
  const msg = 'There have been too many requests. Please wait 1 hour and try again.'
  await open([null], () => Promise.reject(new CallError({ kind: 'http', status: 429, msg, errors: {} })))
  await press('Make the file')
  expect((await screen.findByRole('alert')).textContent).toBe(msg)
  expect(screen.getByRole('button', { name: 'Make the file' })).toBeDefined()
})
