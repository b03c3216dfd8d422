// docs/product/qa.md#banner
import type { Selection } from '@stepwise/shared/contracts'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { Banner } from './Banner.tsx'
import { $qaDialog } from './qa.model.ts'

const page = vi.hoisted(() => ({ reloadPage: vi.fn() }))
vi.mock('../reload-page.ts', () => page)

const server = vi.fn<typeof fetch>()
beforeEach(() => {
  page.reloadPage.mockReset()
  server.mockReset().mockResolvedValue(Response.json({}))
  vi.stubGlobal('fetch', server)
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-22T15:00:00') })
})

const overridden: Selection = {
  kind: 'override',
  parts: [
    { part: 'learn', version: '1.0.0-ab12cd34' },
    { part: 'auth', version: '1.0.0-ffffffff' },
  ],
  until: new Date('2026-11-22T17:00:00').toISOString(),
}

async function show(selection: Selection = overridden, role: 'student' | 'qa' = 'student') {
  const scope = await signedInScope(aUser({ role }))
  renderPart(
    <>
      <Banner selection={selection} />
      <textarea aria-label="Note" />
    </>,
    { scope },
  )
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  return { scope, user, region: within(screen.getByRole('region', { name: 'Test versions' })) }
}

test('says which versions, until when by the person’s clock, and in which state', async () => {
  const scenario = { person: 'finished', theme: 'dark', textSize: 4, fault: 'offline' } as const
  const { region } = await show({ ...overridden, scenario })
  expect(region.getByText(/learn 1.0.0-ab12cd34, auth 1.0.0-ffffffff, until 17:00/)).toBeTruthy()
  expect(region.getByText('Opened as: Student who has finished. Fault: Offline. Dark theme. Text size 4.')).toBeTruthy()
  expect(document.activeElement).toBe(document.body)
})

test('on another day the day is said', async () => {
  const { region } = await show({ ...overridden, until: new Date('2026-11-24T09:05:00').toISOString() })
  expect(region.getByText(/until 24 Nov, 09:05/)).toBeTruthy()
})

test('Stop ends it on the server, then the page is loaded again', async () => {
  const { user, region } = await show()
  await user.click(region.getByRole('button', { name: 'Stop' }))
  expect(server).toHaveBeenCalledExactlyOnceWith('/release/override/stop', expect.objectContaining({ method: 'POST' }))
  expect(page.reloadPage).toHaveBeenCalledOnce()
})

test('a failure is a sentence, and the page stays', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  const { user, region } = await show()
  await user.click(region.getByRole('button', { name: 'Stop' }))
  const words = 'The test could not be stopped. We could not reach the server. Check your connection and try again.'
  expect((await region.findByRole('alert')).textContent).toBe(words)
  server.mockResolvedValue(Response.json({ msg: 'Not from here.' }, { status: 403 }))
  await user.click(region.getByRole('button', { name: 'Stop' }))
  expect((await region.findByRole('alert')).textContent).toBe('The test could not be stopped. Not from here.')
  expect(page.reloadPage).not.toHaveBeenCalled()
})

test('when its time is over it says so and offers the live version; what is typed and the focus stay', async () => {
  const { user, region, scope } = await show()
  await user.type(screen.getByLabelText('Note'), 'half a sen')
  await act(() => vi.advanceTimersByTimeAsync(2 * 60 * 60_000))
  expect(region.getByText(/^This test has ended/)).toBeTruthy()
  expect(scope.getState($announcement)).toBe('This test has ended. This page still has the tested versions.')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('half a sen')
  expect(document.activeElement).toBe(screen.getByLabelText('Note'))
  expect(page.reloadPage).not.toHaveBeenCalled()
  await user.click(region.getByRole('button', { name: 'Go back to the live version' }))
  expect(page.reloadPage).toHaveBeenCalledOnce()
})

test('QA can look what they are running; a student with a link cannot', async () => {
  const { user, region, scope } = await show(overridden, 'qa')
  await user.click(region.getByRole('button', { name: 'What am I running' }))
  expect(scope.getState($qaDialog)).toBe('running')
})
