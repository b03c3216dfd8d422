import { Link, paths, useLocation } from '@stepwise/shared/routing'
import { $openSlot } from '@stepwise/shared/shell'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { layerClosed, layerOpened } from '@stepwise/shared/ui'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { expect, onTestFinished, test, vi } from 'vitest'
import AchievementsToast from './AchievementsToast.tsx'

const newbie = { id: '1', code: 'NEWBIE' as const, name: 'NEWBIE', createdAt: new Date().toISOString(), isNew: true }

function Where() {
  return <output>{useLocation().pathname}</output>
}

async function aPageWithNews() {
  const scope = await signedInScope(aUser({ badges: [newbie] }))
  renderPart(
    <>
      <h1 tabIndex={-1}>Learn</h1>
      <button type="button">Resume</button>
      <Where />
      <AchievementsToast />
    </>,
    { scope },
  )
  await screen.findByRole('region', { name: 'New achievement' })
  return scope
}

test('VIEW opens the dialog over the home and leaves the focus on the page', async () => {
  const scope = await aPageWithNews()
  expect(screen.getByRole('region').textContent).toContain('Achievement unlocked.NEWBIE')
  await userEvent.click(screen.getByRole('button', { name: 'VIEW' }))
  await waitFor(() => expect(scope.getState($openSlot)).toBe('dialog.achievements'))
  expect(screen.getByRole('status').textContent).toBe('/dashboard/learn')
  expect(screen.queryByRole('region')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

test('it waits while a document is in the editor of the content desk', async () => {
  const scope = await signedInScope(aUser({ badges: [newbie] }))
  renderPart(
    <>
      <Link to="/dashboard/learn">Leave</Link>
      <AchievementsToast />
    </>,
    { scope, at: paths.contentDocument.href({ documentId: 'page:calm' }) },
  )
  await act(() => import('./UnlockedToast.tsx'))
  expect(screen.queryByRole('region')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Leave' }))
  expect(await screen.findByRole('region', { name: 'New achievement' })).toBeDefined()
})

test('Escape inside closes it, and the focus is where it was before', async () => {
  await aPageWithNews()
  screen.getByRole('button', { name: 'Resume' }).focus()
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'VIEW' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('region')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Resume' }))
})

test('the toast is inside an open dialog, and returns to the page', async () => {
  const scope = await aPageWithNews()
  const dialog = document.createElement('div')
  document.body.append(dialog)
  await act(() => allSettled(layerOpened, { scope, params: dialog }))
  expect(dialog.contains(screen.getByRole('region'))).toBe(true)
  await act(() => allSettled(layerClosed, { scope, params: dialog }))
  expect(screen.getByRole('region').parentElement).toBe(document.body)
  dialog.remove()
})

test('a badge counts as announced once its toast has been in sight for a moment', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await aPageWithNews()
  const announced = () => localStorage.getItem('stepwise.announced-badges.user-1')
  expect(announced()).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(3000))
  await waitFor(() => expect(announced()).toBe('["NEWBIE"]'))
})

test('the toast moves away from an open menu, and returns afterwards', async () => {
  await aPageWithNews()
  const toast = screen.getByRole('region')
  const menu = document.createElement('div')
  menu.role = 'menu'
  menu.innerHTML = '<button type="button">Edit</button>'
  document.body.append(menu)
  const area = (top: number) => new DOMRect(800, top, 400, 120)
  toast.getBoundingClientRect = () => area(toast.dataset.place === 'top' ? 72 : 660)
  menu.getBoundingClientRect = () => area(640)
  menu.querySelector('button')?.focus()
  await waitFor(() => expect(toast.dataset.place).toBe('top'))
  const resume = screen.getByRole('button', { name: 'Resume' })
  resume.getBoundingClientRect = () => area(200)
  resume.focus()
  await waitFor(() => expect(toast.dataset.place).toBe(''))
  menu.remove()
})

test('the toast moves away from a button that does not have the focus, and stays while nothing is below it', async () => {
  await aPageWithNews()
  const toast = screen.getByRole('region')
  const resume = screen.getByRole('button', { name: 'Resume' })
  const tops: Record<string, number> = { top: 72, start: 660 }
  toast.getBoundingClientRect = () => new DOMRect(800, tops[toast.dataset.place ?? ''] ?? 660, 400, 120)
  let buttonTop = 700
  let isBelowDialog = true
  resume.getClientRects = () => [new DOMRect(0, buttonTop, 1000, 44)] as unknown as DOMRectList
  document.elementsFromPoint = (x, y) => {
    expect([x, y]).toEqual([900, expect.closeTo(buttonTop + 22)])
    return [toast, isBelowDialog ? document.body : resume]
  }
  onTestFinished(() => void Reflect.deleteProperty(document, 'elementsFromPoint'))
  fireEvent.scroll(document)
  await new Promise((done) => setTimeout(done, 150))
  expect(toast.dataset.place).toBe('')
  isBelowDialog = false
  fireEvent.scroll(document)
  await waitFor(() => expect(toast.dataset.place).toBe('top'))
  buttonTop = 300
  fireEvent.scroll(document)
  await new Promise((done) => setTimeout(done, 150))
  expect(toast.dataset.place).toBe('top')
  buttonTop = 80
  fireEvent.scroll(document)
  await waitFor(() => expect(toast.dataset.place).toBe(''))
})
