import { renderPart } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { useTranscriptToggle } from './use-transcript-toggle.ts'

// docs/product/steps-and-player.md#transcript-button

let scrolled: Element[] = []
beforeEach(() => {
  scrolled = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this)
  })
})

function Part({ hasCaptions = true }) {
  const transcript = useTranscriptToggle(hasCaptions)
  if (!transcript) return null
  return (
    <>
      <button ref={transcript.button} type="button" onClick={transcript.onToggle}>
        TRANSCRIPT
      </button>
      {transcript.isOpen && <section ref={transcript.list} aria-label="Transcript" />}
    </>
  )
}
const list = () => screen.queryByRole('region', { name: 'Transcript' })
const button = () => screen.getByRole('button')

test('the transcript comes into view when it opens, and the button keeps the focus in sight', async () => {
  renderPart(<Part />)
  expect(list()).toBeNull()
  await userEvent.click(button())
  expect(scrolled).toEqual([list(), button()])
  expect(document.activeElement).toBe(button())
  await userEvent.click(button())
  expect(list()).toBeNull()
  expect(document.activeElement).toBe(button())
})

test('a transcript that was left open is open in the next video, and scrolls nothing', async () => {
  const { unmount } = renderPart(<Part />)
  await userEvent.click(button())
  unmount()
  scrolled = []
  renderPart(<Part />)
  expect(list()).not.toBeNull()
  expect(scrolled).toEqual([])
})

test('a video without captions has no transcript', () => {
  renderPart(<Part hasCaptions={false} />)
  expect(screen.queryByRole('button')).toBeNull()
})
