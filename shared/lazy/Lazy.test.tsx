import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPart } from '../testing/index.ts'
import { $announcement } from '../ui/index.ts'
import { Lazy, lazyComponent } from './Lazy.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

async function showFailing(options: { autoRetry?: boolean } = {}) {
  const load = vi.fn().mockRejectedValue(new Error('404'))
  const part = lazyComponent<{ name: string }>(load)
  const { scope } = renderPart(<Lazy part={part} title="The greeting" props={{ name: 'Robin' }} {...options} />)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  load.mockResolvedValue({ default: Greeting })
  return { scope }
}

test('a part that cannot be loaded shows and announces a message, and Try again loads it', async () => {
  const { scope } = await showFailing()
  expect(screen.getByText(/The greeting could not be loaded/)).toBeTruthy()
  expect(scope.getState($announcement)).toBe('The greeting could not be loaded.')
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Hello Robin')).toBeTruthy()
})

test('with autoRetry the part loads by itself when the network is back', async () => {
  await showFailing({ autoRetry: true })
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('Hello Robin')).toBeTruthy()
})
