import { renderPart } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import HomePage from './HomePage.tsx'

test('has its heading', () => {
  renderPart(<HomePage />)
  expect(screen.getByRole('heading', { level: 1, name: 'Study tools' })).toBeDefined()
})
