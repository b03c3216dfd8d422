import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { headingFocusWanted } from '../routing/index.ts'
import { renderPart } from '../testing/index.ts'
import { PageHeading } from './index.ts'

test('takes the focus once after a route change', () => {
  headingFocusWanted()
  const { rerender } = renderPart(<PageHeading>First page</PageHeading>)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'First page' }))
  act(() => (document.activeElement as HTMLElement).blur())
  rerender(<PageHeading>Second words</PageHeading>)
  expect(document.activeElement).toBe(document.body)
})

test('takes the caret too, from which a screen reader reads on (docs/orca-journey.md)', () => {
  // In jsdom, unlike in browsers, it moves the caret.
  vi.spyOn(HTMLElement.prototype, 'focus').mockReturnValue()
  headingFocusWanted()
  renderPart(<PageHeading>First page</PageHeading>)
  expect(getSelection()?.anchorNode).toBe(screen.getByRole('heading', { name: 'First page' }))
})

test('leaves the focus alone when no one has navigated', () => {
  renderPart(<PageHeading>First page</PageHeading>)
  expect(document.activeElement).toBe(document.body)
})

test('leaves the focus where the person has moved it', () => {
  headingFocusWanted()
  const page = (isLoaded: boolean) => (
    <>
      <input aria-label="Search" />
      {isLoaded && <PageHeading>First page</PageHeading>}
    </>
  )
  const { rerender } = renderPart(page(false))
  screen.getByRole('textbox').focus()
  rerender(page(true))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('a heading that goes away with the focus leaves it to main, and then to the next one', () => {
  headingFocusWanted()
  const page = (heading: string | null) => <div>{heading && <PageHeading>{heading}</PageHeading>}</div>
  const { rerender } = renderPart(page('First step'))
  screen.getByRole('main').tabIndex = -1
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'First step' }))
  rerender(page(null))
  expect(document.activeElement).toBe(screen.getByRole('main'))
  rerender(page('Second step'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Second step' }))
})
