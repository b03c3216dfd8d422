// docs/product/accessibility.md#composing
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPart } from '../testing/index.ts'
import { Dialog, SidePanel } from './overlays/index.ts'

test.each([
  ['composes', { isComposing: true }],
  // Safari ends the composition before the key.
  ['ends a composition in Safari', { keyCode: 229 }],
])('a key that %s reaches nothing, and the next Escape closes', async (_, init) => {
  const [closePanel, closeDialog, heard] = [vi.fn(), vi.fn(), vi.fn()]
  await renderPart(
    <>
      <SidePanel title="Notes" size={400} onClose={closePanel}>
        <input aria-label="Note" onKeyDown={heard} />
      </SidePanel>
      <Dialog title="Entry" opened zIndex={500} onClose={closeDialog}>
        <input aria-label="Answer" onKeyDown={heard} />
      </Dialog>
    </>,
  )
  for (const name of ['Note', 'Answer']) {
    for (const key of ['Escape', 'Enter']) fireEvent.keyDown(screen.getByLabelText(name), { key, ...init })
  }
  fireEvent.keyDown(document.body, { key: 'Escape', ...init })
  expect([closePanel, closeDialog, heard].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
  fireEvent.keyDown(screen.getByLabelText('Answer'), { key: 'Escape' })
  expect(closeDialog).toHaveBeenCalledOnce()
})
