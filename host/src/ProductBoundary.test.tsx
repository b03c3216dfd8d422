import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ProductBoundary } from './ProductBoundary.tsx'

let isBroken = true
function Product() {
  if (isBroken) throw new Error('no provider')
  return <h1>The product</h1>
}

test('any error shows a message without any provider, and Try again renders the product', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  document.body.insertAdjacentHTML('beforeend', '<div inert></div>')
  render(
    <ProductBoundary version="1" productTitle="Stepwise">
      <Product />
    </ProductBoundary>,
  )
  const heading = screen.getByRole('heading', { level: 1, name: 'Oh no! Something unexpected happened.' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByRole('alert').textContent).toContain('What you have saved is safe.')
  expect(document.title).toBe('Something unexpected happened - Stepwise')
  expect(document.querySelector('[inert]')).toBeNull()
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy()

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('heading', { name: 'The product' })).toBeTruthy()
})
