import { renderPart } from '@stepwise/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { TourButton } from './TourButton.tsx'

// Not the real one, whose code takes a busy machine longer to read than the test waits.
vi.mock('@stepwise/shared/player', () => ({
  mediaVideo: (_folder: string, title: string) => ({ title }),
  Player: ({ video }: { video: { title: string } }) => <p>{`Playing ${video.title}`}</p>,
}))
vi.mock('@stepwise/shared/player/video-dialog', () => ({ videoDialogSize: 920 }))

test('opens the tour video in a dialog; Escape closes it and the focus returns, each time', async () => {
  renderPart(<TourButton />)
  const button = screen.getByRole('button', { name: 'GUIDED TOUR' })
  for (const _ of [1, 2]) {
    await userEvent.click(button)
    expect(await screen.findByRole('dialog', { name: 'Guided tour' })).toBeDefined()
    expect(screen.getByText('Playing A guided tour of Stepwise')).toBeDefined()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(button)
  }
})
