import { PageHeading, UiProvider } from '@stepwise/shared/ui'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ProductBoundary } from './ProductBoundary.tsx'
import { recordFaults } from './testing.tsx'

const page = vi.hoisted(() => ({ reloadPage: vi.fn() }))
vi.mock('./reload-page.ts', () => page)

let isBroken = true
function Product() {
  if (isBroken) throw new Error('no provider')
  return <h1>The product</h1>
}
function FragilePage() {
  if (isBroken) throw new Error('a bug')
  return <PageHeading>The page</PageHeading>
}
const show = (product = <Product />) =>
  render(
    <ProductBoundary version="1.0.0-11111111" productTitle="Stepwise">
      {product}
    </ProductBoundary>,
  )
const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  isBroken = true
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test('any error shows a message without any provider, and Try again renders the product', async () => {
  document.body.insertAdjacentHTML('beforeend', '<div inert></div>')
  show()
  const heading = screen.getByRole('heading', { level: 1, name: 'Oh no! Something unexpected happened.' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByRole('alert').textContent).toContain('What you have saved is safe.')
  expect(document.title).toBe('Something unexpected happened - Stepwise')
  expect(document.querySelector('[inert]')).toBeNull()

  await userEvent.click(button('Try again'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  isBroken = false
  await userEvent.click(button('Try again'))
  expect(screen.getByRole('heading', { name: 'The product' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('after Try again the page’s own heading takes the focus', async () => {
  show(
    <UiProvider colorScheme="light">
      <FragilePage />
    </UiProvider>,
  )
  isBroken = false
  await userEvent.click(button('Try again'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The page' }))
})

test('the server gets a report that the host has failed, in which version and why', async () => {
  const faults = recordFaults()
  show()
  expect(await faults()).toEqual([{ part: 'host', version: '1.0.0-11111111', message: 'Error: no provider' }])
})

test('by keyboard, the buttons are the first stops', async () => {
  show()
  screen.getByRole('heading', { level: 1 }).blur()
  await userEvent.tab()
  expect(document.activeElement).toBe(button('Try again'))
  await userEvent.tab()
  expect(document.activeElement).toBe(button('Reload the page'))
})

test('Reload the page reloads it', async () => {
  show()
  expect(page.reloadPage).not.toHaveBeenCalled()
  await userEvent.click(button('Reload the page'))
  expect(page.reloadPage).toHaveBeenCalledOnce()
})
