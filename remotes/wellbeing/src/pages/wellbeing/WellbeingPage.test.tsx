import { renderPart } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import WellbeingPage from './WellbeingPage.tsx'

test('has its heading', () => {
  renderPart(<WellbeingPage />)
  expect(screen.getByRole('heading', { level: 1, name: 'Wellbeing' })).toBeDefined()
})
