// docs/product/accessibility.md#escape
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPart } from '../../testing/index.ts'
import { Dialog, SidePanel } from './index.ts'

test('Escape closes the panel before the focus has come into it, and after it was lost', async () => {
  const close = vi.fn()
  await renderPart(
    <>
      <p data-live-region />
      <button type="button">Page</button>
      <SidePanel title="Notes" size={400} onClose={close}>
        <input aria-label="Search" />
      </SidePanel>
    </>,
  )
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(close).toHaveBeenCalledTimes(1)
  const page = screen.getByText('Page')
  await waitFor(() => expect(page.closest('[inert]')).not.toBeNull())
  fireEvent.keyDown(page, { key: 'Escape' })
  expect(close).toHaveBeenCalledTimes(2)
  fireEvent.keyDown(page, { key: 'Escape', isComposing: true })
  expect(close).toHaveBeenCalledTimes(2)
  fireEvent.keyDown(screen.getByLabelText('Search'), { key: 'Escape' })
  expect(close).toHaveBeenCalledTimes(3)
})

test('Escape pressed nowhere closes the dialog over the panel, and the panel stays', async () => {
  const [closePanel, closeDialog] = [vi.fn(), vi.fn()]
  await renderPart(
    <>
      <SidePanel title="Notes" size={400} onClose={closePanel}>
        <p>Notes</p>
      </SidePanel>
      <Dialog title="Question" opened zIndex={500} onClose={closeDialog}>
        <p>Really?</p>
      </Dialog>
    </>,
  )
  const panel = await screen.findByRole('dialog', { name: 'Notes', hidden: true })
  await waitFor(() => expect(panel.closest('[inert]')).not.toBeNull())
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(closeDialog).toHaveBeenCalledTimes(1)
  expect(closePanel).not.toHaveBeenCalled()
})
