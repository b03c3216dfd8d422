import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPart } from '../testing/index.ts'
import { Dialog } from '../ui/overlays/index.ts'
import { lazyComponent } from './Lazy.tsx'
import { LazyDialogButton, type LazyDialogProps } from './LazyDialogButton.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))

function Film(props: LazyDialogProps) {
  return (
    <Dialog title="Film" {...props}>
      Playing
    </Dialog>
  )
}

function show() {
  const load = vi.fn().mockResolvedValue({ default: Film })
  const film = lazyComponent<LazyDialogProps>(load)
  const button = () => screen.getByRole('button', { name: 'Watch' })
  renderPart(
    <LazyDialogButton dialog={film} title="The film" icon={<svg data-testid="icon" aria-hidden />}>
      Watch
    </LazyDialogButton>,
  )
  return { load, button }
}
const dialog = () => screen.findByRole('dialog', { name: 'Film' })

test('nothing is loaded before the first press; the dialog opens and gives the focus back, each time', async () => {
  const { load, button } = show()
  expect(load).not.toHaveBeenCalled()
  for (const _ of [1, 2]) {
    // A click alone does not focus: as in Safari.
    fireEvent.click(button())
    expect(await dialog()).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(button())
  }
  expect(load).toHaveBeenCalledOnce()
})

test('the button is busy while the dialog is loaded, and a second press loads nothing more', async () => {
  const { load, button } = show()
  let arrive = (_: { default: typeof Film }) => {}
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  fireEvent.click(button())
  fireEvent.click(button())
  expect(button().getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByTestId('icon')).toBeNull()
  arrive({ default: Film })
  expect(await dialog()).toBeDefined()
  expect(button().getAttribute('aria-busy')).toBe('false')
  expect(load).toHaveBeenCalledOnce()
})

test('a failure to load is shown, and the next press tries again', async () => {
  const { load, button } = show()
  load.mockRejectedValue(new Error('404'))
  fireEvent.click(button())
  await act(() => vi.advanceTimersByTimeAsync(2000))
  const words = 'The film could not be loaded. Check your connection and try again.'
  expect(screen.getByRole('alert').textContent).toBe(words)
  expect(load).toHaveBeenCalledTimes(3)
  load.mockResolvedValue({ default: Film })
  fireEvent.click(button())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(await dialog()).toBeDefined()
})

test('a message says that the dialog did not come in ten seconds; a late one opens with the next press', async () => {
  const { load, button } = show()
  let arrive = (_: { default: typeof Film }) => {}
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  fireEvent.click(button())
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByRole('alert').textContent).toContain('The film could not be loaded.')
  await act(async () => arrive({ default: Film }))
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(button())
  expect(await dialog()).toBeDefined()
  expect(load).toHaveBeenCalledOnce()
})
