import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Drawing } from './Drawing.tsx'
import { UiProvider } from './UiProvider.tsx'

const source = (src: string, colorScheme: 'light' | 'dark') => {
  const { unmount } = render(
    <UiProvider colorScheme={colorScheme}>
      <Drawing src={src} alt="A desk" />
    </UiProvider>,
  )
  const address = screen.getByRole('img', { name: 'A desk' }).getAttribute('src')
  unmount()
  return address
}

test('a drawing is shown as it is drawn for the theme; a photo is the same in both', () => {
  expect(source('/images/scenes/empty.svg', 'light')).toBe('/images/scenes/empty.svg')
  expect(source('/images/scenes/empty.svg', 'dark')).toBe('/images/scenes/empty.svg#dark')
  expect(source('/images/uploads/desk.webp', 'dark')).toBe('/images/uploads/desk.webp')
})
