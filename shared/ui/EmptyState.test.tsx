import { renderPart } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EmptyState } from './EmptyState.tsx'

test('says what there is not, how to begin, and gives the way', () => {
  renderPart(<EmptyState message="No notes yet." hint="Open a step." action={<a href="/">Begin</a>} />)
  expect(screen.getByRole('main').textContent).toBe('No notes yet.Open a step.Begin')
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
})

test('the sentence can be a heading that takes the focus', () => {
  renderPart(<EmptyState message="No entries yet!" headingId="nothing" />)
  const heading = screen.getByRole('heading', { level: 2, name: 'No entries yet!' })
  heading.focus()
  expect(document.activeElement).toBe(heading)
})
