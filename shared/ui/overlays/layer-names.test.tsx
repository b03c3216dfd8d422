import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { renderPart } from '../../testing/index.ts'
import { Dialog, SidePanel } from './index.ts'

test('a panel is named by its title, and not described by all that is in it', () => {
  renderPart(
    <SidePanel title="Notes" size={400} onClose={() => {}}>
      <p>A long list of notes</p>
    </SidePanel>,
  )
  expect(screen.getByRole('dialog', { name: 'Notes' }).getAttribute('aria-describedby')).toBeNull()
})

test('a dialog that asks is described by its words, a large one is not', () => {
  const describedBy = (props: Partial<ComponentProps<typeof Dialog>>) => {
    const { unmount } = renderPart(
      <Dialog title="Delete it?" opened onClose={() => {}} {...props}>
        <p>You cannot undo this.</p>
      </Dialog>,
    )
    const id = screen.getByRole('dialog', { name: 'Delete it?' }).getAttribute('aria-describedby')
    const words = id && document.getElementById(id)?.textContent
    unmount()
    return words
  }
  expect(describedBy({ size: 480 })).toContain('You cannot undo this.')
  expect(describedBy({})).toBeNull()
  expect(describedBy({ isDescribed: true })).toContain('You cannot undo this.')
})
