// docs/product/errors.md#ten-seconds
import { renderPart } from '@stepwise/shared/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useRichPaste } from './use-rich-paste.ts'

vi.mock('./pasted-html.ts', () => new Promise(() => {}))
function Field() {
  const { note, onPaste } = useRichPaste()
  return (
    <>
      <textarea aria-label="Text" onPaste={onPaste} />
      <p>{note}</p>
    </>
  )
}

test('pasted text is plain when the code for its formatting does not come in ten seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  renderPart(<Field />)
  const area = screen.getByLabelText<HTMLTextAreaElement>('Text')
  const data = { 'text/html': '<h1>Plan</h1>', 'text/plain': 'Plan' }
  fireEvent.paste(area, { clipboardData: { getData: (type: keyof typeof data) => data[type], files: [] } })
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByText('Pasted as plain text, because the formatting could not be read.')).toBeDefined()
  expect(area.value).toBe('Plan')
})
