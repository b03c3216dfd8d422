import { Link } from '@stepwise/shared/routing'
import { renderPart, textsOf } from '@stepwise/shared/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { SlotFailure } from './SlotFailure.tsx'

const onTryAgain = vi.fn()
const onClose = vi.fn()

beforeEach(() => {
  onTryAgain.mockReset()
  onClose.mockReset()
})

type Options = Partial<ComponentProps<typeof SlotFailure>>

/** A page with the button that opens the panel. */
function Page({ options, hasOpener }: { options: Options; hasOpener: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {hasOpener && (
        <button type="button" onClick={() => setOpen(true)}>
          Notes
        </button>
      )}
      <Link to="/elsewhere">Elsewhere</Link>
      {isOpen && <SlotFailure title="Notes" onTryAgain={onTryAgain} onClose={onClose} {...options} />}
    </>
  )
}

async function openNotes(options: Options = {}) {
  const result = renderPart(<Page options={options} hasOpener />)
  await userEvent.click(screen.getByRole('button', { name: 'Notes' }))
  return result
}

const notice = () => screen.getByRole('region', { name: 'Notes could not be opened' })
const buttons = () => textsOf('button', notice())
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const focusedText = () => document.activeElement?.textContent

test('the notice says what failed, that the rest works, and what can be done', async () => {
  await openNotes()
  expect(within(notice()).getByText('Notes could not be opened.')).toBeTruthy()
  expect(within(notice()).getByText('Everything else still works. Please try again in a moment.')).toBeTruthy()
  expect(buttons()).toEqual(['Try again', 'Close'])
})

test('the message lies over the page, not in it, and leaves the focus where it is', async () => {
  await openNotes()
  expect(screen.getByRole('main').contains(notice())).toBe(false)
  expect(focusedText()).toBe('Notes')
})

test('the message may offer what can be done without the panel, and name its closing otherwise', async () => {
  await openNotes({ closeLabel: 'Later', children: <button type="button">Sign out</button> })
  expect(buttons()).toEqual(['Try again', 'Sign out', 'Later'])
  await press('Later')
  expect(onClose).toHaveBeenCalledOnce()
})

test.each([
  ['Try again', onTryAgain, onClose],
  ['Close', onClose, onTryAgain],
])(
  '%s gives the focus back before anything else, so that what opens next returns it there',
  async (name, called, other) => {
    let focusedThen: string | null | undefined
    called.mockImplementation(() => (focusedThen = focusedText()))
    await openNotes()
    expect(called).not.toHaveBeenCalled()
    await press(name)
    expect(called).toHaveBeenCalledOnce()
    expect(other).not.toHaveBeenCalled()
    expect(focusedThen).toBe('Notes')
  },
)

test('when what opened it is gone, the page has the focus', async () => {
  const { rerender } = await openNotes()
  screen.getByRole('main').tabIndex = -1
  rerender(<Page options={{}} hasOpener={false} />)
  await press('Close')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test.each([
  ['closes with the page, once', {}, 1],
  ['that outlives the page stays', { outlivesPage: true }, 0],
])('one %s', async (_, options, times) => {
  await openNotes(options)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(onClose).toHaveBeenCalledTimes(times)
  expect(onTryAgain).not.toHaveBeenCalled()
  expect(notice()).toBeTruthy()
})
