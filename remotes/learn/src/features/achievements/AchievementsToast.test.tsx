import { $openSlot } from '@stepwise/shared/shell'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import AchievementsToast from './AchievementsToast.tsx'

const newbie = { id: '1', code: 'NEWBIE' as const, name: 'NEWBIE', createdAt: new Date().toISOString() }

async function aPageWithNews() {
  const scope = await signedInScope(aUser({ badges: [newbie] }))
  renderPart(
    <>
      <h1 tabIndex={-1}>Learn</h1>
      <button type="button">Resume</button>
      <AchievementsToast />
    </>,
    { scope },
  )
  await screen.findByRole('region', { name: 'New achievement' })
  return scope
}

test('VIEW opens the dialog and leaves the focus on the page', async () => {
  const scope = await aPageWithNews()
  expect(screen.getByRole('region').textContent).toContain('Achievement unlocked.NEWBIE')
  await userEvent.click(screen.getByRole('button', { name: 'VIEW' }))
  expect(scope.getState($openSlot)).toBe('dialog.achievements')
  expect(screen.queryByRole('region')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading'))
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
