import { paths } from '@stepwise/shared/routing'
import { aFlow, aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import LearnHomePage from './LearnHomePage.tsx'
import { loadFlowsFx } from './learn-home.model.ts'

vi.hoisted(() => vi.stubGlobal('STEPWISE_EDITION', 'pro'))

async function show(load: () => unknown) {
  const scope = await signedInScope(aUser(), { handlers: [[loadFlowsFx, () => ({ flows: load() })]] })
  renderPart(<LearnHomePage />, { scope, at: paths.learnHome.href({}) })
}

test('in pro, software is the first tab and flows are learning paths', async () => {
  await show(() => [aFlow()])
  expect(await screen.findByRole('heading', { level: 2, name: 'Revision' })).toBeDefined()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Software', 'Learning paths'])
  expect(screen.getByRole('tab', { name: 'Learning paths', selected: true })).toBeDefined()
  expect(screen.getByRole('navigation', { name: 'Learning paths' })).toBeDefined()
})

test('without learning paths the home says so in their own words', async () => {
  await show(() => [])
  expect(await screen.findByText('There are no learning paths yet.')).toBeDefined()
})
