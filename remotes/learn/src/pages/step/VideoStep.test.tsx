import type { PlayerProps } from '@stepwise/shared/player'
import { paths } from '@stepwise/shared/routing'
import { aLearningModule, aStep, aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { completeStepFx } from '../../features/step/completion.model.ts'
import { loadStepFx } from '../../features/step/step.model.ts'
import FlowStepPage from './FlowStepPage.tsx'

// The player needs a browser that plays video; e2e drives it. Here: what the step tells it, and hears from it.
vi.mock('@stepwise/shared/player', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@stepwise/shared/player')>()),
  Player: ({ video, isHidden, onWatched }: PlayerProps) => (
    <button type="button" data-hidden={isHidden} onClick={onWatched}>
      {video.src}
    </button>
  ),
}))

const completed = vi.fn(() => new Promise(() => {}))

beforeEach(async () => {
  completed.mockClear()
  const step = aStep({ pageType: 'vid', video: '/media/video.mp4', videoText: '<p>What is said.</p>' })
  const scope = await signedInScope(aUser(), {
    handlers: [
      [loadStepFx, () => ({ step, learningModule: aLearningModule() })],
      [completeStepFx, completed],
    ],
  })
  renderPart(<FlowStepPage />, { scope, at: step.url, path: paths.step.pattern })
  await screen.findByRole('heading', { level: 1 })
})

const player = () => screen.getByText('/media/video.mp4')

test('a video step is completed once, when the player says that it was watched', async () => {
  expect(completed).not.toHaveBeenCalled()
  fireEvent.click(player())
  fireEvent.click(player())
  await waitFor(() => expect(completed).toHaveBeenCalledOnce())
})

test('shows the text version in place of the video, and keeps the player', () => {
  expect(screen.getByRole('button', { name: 'Watch', pressed: true })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Read', pressed: false }))
  expect(screen.getByRole('region', { name: 'Text version of the video' }).textContent).toBe('What is said.')
  expect(player().dataset.hidden).toBe('true')
})
