import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { IconButton, UiProvider } from './index.ts'

const show = (button: React.ReactNode) => render(<UiProvider colorScheme="light">{button}</UiProvider>)

// docs/product/accessibility.md#tooltips
test('an icon has its name once, and says it in a tip', () => {
  show(<IconButton aria-label="Mute" />)
  const button = screen.getByRole('button', { name: 'Mute' })
  expect(button.dataset.iconName).toBe('Mute')
  expect(button.title + (button.getAttribute('aria-describedby') ?? '')).toBe('')
})

test('the short form of a long name is beside the icon', () => {
  show(<IconButton aria-label="Options for My week" data-short-name="Options" />)
  const button = screen.getByRole('button', { name: 'Options for My week' })
  expect(button.dataset).toMatchObject({ shortName: 'Options' })
  expect(button.hasAttribute('data-icon-name')).toBe(false)
})
