import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usePageBehind } from './page-behind.ts'

function Layer({ isLeft = false }: { isLeft?: boolean }) {
  const { leave } = usePageBehind()
  if (isLeft) leave()
  return null
}
const page = (layer: React.ReactNode) => (
  <>
    <p data-live-region>Saved</p>
    <main>
      <button type="button">Notes</button>
    </main>
    {layer}
  </>
)

test('the page behind is inert, the live region is not, and the focus comes back', () => {
  const { rerender } = render(page(null))
  const opener = screen.getByRole('button', { name: 'Notes' })
  opener.focus()
  rerender(page(<Layer />))
  expect(document.querySelector('main')?.hasAttribute('inert')).toBe(true)
  expect(screen.getByText('Saved').closest('[inert]')).toBeNull()
  // jsdom leaves the focus on what is inert; a browser takes it away.
  opener.blur()
  rerender(page(null))
  expect(document.querySelector('main')?.hasAttribute('inert')).toBe(false)
  expect(document.activeElement).toBe(opener)
})

test('the focus does not come back when the page goes elsewhere', () => {
  const { rerender } = render(page(null))
  const opener = screen.getByRole('button', { name: 'Notes' })
  opener.focus()
  rerender(page(<Layer />))
  rerender(page(<Layer isLeft />))
  opener.blur()
  rerender(page(null))
  expect(document.activeElement).toBe(document.body)
})

test('a layer that a menu opened gives the focus to the button of the menu', () => {
  const menu = (
    <div role="menu" tabIndex={-1} aria-labelledby="account">
      <button type="button" role="menuitem">
        Achievements
      </button>
    </div>
  )
  const shell = (open: React.ReactNode, layer: React.ReactNode) => (
    <header>
      <button type="button" id="account">
        Account
      </button>
      {open}
      {layer}
    </header>
  )
  const { rerender } = render(shell(menu, null))
  screen.getByRole('menuitem').focus()
  rerender(shell(menu, <Layer />))
  rerender(shell(null, <Layer />))
  rerender(shell(null, null))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Account' }))
})
