import { renderPart } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ListenLaterButton } from './ListenLaterButton.tsx'

// docs/decisions/069-listen-later.md

afterEach(() => vi.restoreAllMocks())

async function open({ video = null as string | null, readNow = null as (() => void) | null } = {}) {
  const chapters = () => [{ title: 'Why: a step?', html: '<p>It helps.</p>' }]
  const view = renderPart(
    <ListenLaterButton what="this step" chapters={chapters} video={video} readNow={{ current: readNow }} />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Listen later' }))
  await screen.findByRole('dialog', { name: 'Listen later' })
  return view
}

test('the dialog says why there is no audio file, and gives the text as a file', async () => {
  let saved: { blob?: Blob; name?: string } = {}
  URL.createObjectURL = (blob: Blob) => {
    saved = { ...saved, blob }
    return 'blob:text'
  }
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved = { ...saved, name: this.download }
  })
  const { scope } = await open()
  expect(screen.getByText(/Stepwise cannot make an audio file of this step/)).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Read aloud now' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Download text' }))
  expect(saved.name).toBe('Why a step.txt')
  expect(saved.blob?.type).toBe('text/plain;charset=utf-8')
  expect(scope.getState($announcement)).toBe('Your text file has been downloaded.')
})

test('a video can be taken along', async () => {
  await open({ video: '/media/video.mp4' })
  const link = screen.getByRole('link', { name: 'Download video (MP4)' })
  expect(link.getAttribute('href')).toBe('/media/video.mp4')
  expect(link.getAttribute('download')).toBe('Why a step.mp4')
})

test('the voice begins once the dialog has gone', async () => {
  const readNow = vi.fn()
  await open({ readNow })
  await userEvent.click(screen.getByRole('button', { name: 'Read aloud now' }))
  await waitFor(() => expect(readNow).toHaveBeenCalledOnce())
  expect(screen.queryByRole('dialog')).toBeNull()
})
