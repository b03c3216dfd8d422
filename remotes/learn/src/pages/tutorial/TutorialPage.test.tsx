import type { Tutorials } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { noticeOf, paths, useLocation } from '@stepwise/shared/routing'
import { aLearningModule, aSoftware, aStep, aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { completeStepFx } from '../../features/step/completion.model.ts'
import { loadStepFx } from '../../features/step/step.model.ts'
import TutorialPage from './TutorialPage.tsx'
import { loadTutorialsFx } from './tutorial.model.ts'

const nvda = aSoftware()
const path = paths.strategiesStep.pattern
const at = path.replaceAll(/:softwareSlug/g, 'nvda').replaceAll(/:(\w+)/g, 'x')

// docs/product/steps-and-player.md#step-refused
test('tutorials that the server refuses say why beside the strategy, and Try again shows them', async () => {
  const load = vi.fn((): Tutorials => {
    throw new CallError({ kind: 'http', status: 422, msg: 'Tutorials are being changed.', errors: {} })
  })
  const scope = await signedInScope(aUser({ softwares: [nvda] }), {
    handlers: [
      [loadTutorialsFx, load],
      [loadStepFx, () => ({ step: aStep(), learningModule: aLearningModule() })],
      [completeStepFx, () => new Promise(() => {})],
    ],
  })
  renderPart(<TutorialPage />, { scope, at, path })
  expect(await screen.findByRole('heading', { level: 1, name: aStep().name })).toBeDefined()
  const list = within(screen.getByRole('navigation', { name: 'Steps' }))
  expect((await list.findByRole('alert')).textContent).toContain('Tutorials are being changed.')
  load.mockImplementation(() => ({ essentialSteps: [], flowSteps: [] }))
  fireEvent.click(list.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(list.queryByRole('alert')).toBeNull())
  expect(load).toHaveBeenCalledTimes(2)
})

function Arrival() {
  const { pathname, state } = useLocation()
  return <output>{`${pathname}: ${noticeOf(state)}`}</output>
}

// docs/product/steps-and-player.md#tutorials
test('a strategy of software that is not selected leads to the software home, which says why', async () => {
  const scope = await signedInScope(aUser({ softwares: [] }))
  const page = (
    <>
      <Arrival />
      <TutorialPage />
    </>
  )
  renderPart(page, { scope, at, path: '*' })
  const words = await screen.findByText(
    /^\/dashboard\/software: That page is for software that you have not selected\./,
  )
  expect(words).toBeDefined()
})
