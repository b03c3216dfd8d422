import { aFlow, aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import HomePage from './HomePage.tsx'
import { loadFlowsFx } from './home.model.ts'

const answer = { flows: [aFlow({ name: 'Lectures', flowPercent: 40 })], continueWith: null }

async function show(load: () => Promise<typeof answer>) {
  const scope = await signedInScope(aUser(), { handlers: [[loadFlowsFx, load]] })
  renderPart(<HomePage />, { scope })
}

test('the page shows what there is to learn, and how far the person is', async () => {
  await show(async () => answer)
  expect(screen.getByRole('heading', { level: 1, name: '__title__' })).toBeTruthy()
  expect((await screen.findByRole('listitem')).textContent).toBe('Lectures: 40 % done')
})

test('a failure is shown, and trying again shows the page', async () => {
  const load = vi.fn(async () => answer).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await show(load)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('listitem')).toBeTruthy()
})
