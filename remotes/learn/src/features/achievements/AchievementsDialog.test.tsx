import { CallError } from '@stepwise/shared/http'
import { aUser, expectFailureOnce, failures, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import AchievementsDialog from './AchievementsDialog.tsx'
import { fetchBadgesFx } from './achievements.model.ts'

const onOffer = [
  { code: 'NEWBIE', name: 'NEWBIE', criterion: 'Log in for the first time.' },
  { code: 'COMPLETER', name: 'COMPLETER', criterion: 'Complete one learning path.' },
]
const user = aUser({ badges: [{ id: '1', code: 'NEWBIE', name: 'NEWBIE', createdAt: '2026-03-03T12:00:00Z' }] })

test('each badge says what earns it, and when it was earned or that it is locked', async () => {
  const scope = await signedInScope(user, { handlers: [[fetchBadgesFx, () => onOffer]] })
  renderPart(<AchievementsDialog />, { scope })
  const dialog = within(await screen.findByRole('dialog', { name: 'Achievements' }))
  expect(dialog.getByText('1 of 2 earned')).toBeDefined()
  const [newbie, completer] = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(newbie).toBe('NEWBIELog in for the first time.Earned 3 March 2026')
  expect(completer).toBe('COMPLETERComplete one learning path.Locked')
})

test('a failure is shown in the dialog, and can be retried', async () => {
  const answer = vi.fn(() => Promise.reject<typeof onOffer>(new CallError({ kind: 'network' })))
  const scope = await signedInScope(user, { handlers: [[fetchBadgesFx, answer]] })
  renderPart(<AchievementsDialog />, { scope })
  expect((await screen.findByRole('alert')).textContent).toContain('Your achievements could not be loaded.')
  answer.mockResolvedValue(onOffer)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('COMPLETER')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each(failures)('achievements that are not loaded are explained once: $words', async ({ error, words }) => {
  const scope = await signedInScope(user, { handlers: [[fetchBadgesFx, () => Promise.reject(error)]] })
  renderPart(<AchievementsDialog />, { scope })
  await expectFailureOnce(words)
})
