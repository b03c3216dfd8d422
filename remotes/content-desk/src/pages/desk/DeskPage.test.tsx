import { renderPart } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import DeskPage from './DeskPage.tsx'

test('has its heading', () => {
  renderPart(<DeskPage />)
  expect(screen.getByRole('heading', { level: 1, name: 'Content desk' })).toBeDefined()
})
