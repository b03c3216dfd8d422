import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { $theme, themeLoaded, themeToggled } from './theme.ts'

// docs/product/display.md#theme

/** A visit to the product in this browser. */
async function visit() {
  const scope = fork()
  await allSettled(themeLoaded, { scope })
  return { toggle: () => allSettled(themeToggled, { scope }), theme: () => scope.getState($theme) }
}

test('it is light before the stored theme is read', () => {
  localStorage.setItem('preferred-theme', 'dark')
  expect(fork().getState($theme)).toBe('light')
})

test('it is light until somebody chooses dark, and nothing is stored', async () => {
  const { theme } = await visit()
  expect(theme()).toBe('light')
  expect(localStorage).toHaveLength(0)
})

test('dark and back again', async () => {
  const { toggle, theme } = await visit()
  await toggle()
  expect(theme()).toBe('dark')
  await toggle()
  expect(theme()).toBe('light')
})

// docs/product/display.md#theme-kept
test('the theme is kept for the next visit, where the page’s first script reads it', async () => {
  const first = await visit()
  await first.toggle()
  expect({ ...localStorage }).toEqual({ 'preferred-theme': 'dark' })
  const second = await visit()
  expect(second.theme()).toBe('dark')
  await second.toggle()
  expect({ ...localStorage }).toEqual({ 'preferred-theme': 'light' })
  expect((await visit()).theme()).toBe('light')
})

test('a stored theme that nobody knows is light', async () => {
  localStorage.setItem('preferred-theme', 'sepia')
  expect((await visit()).theme()).toBe('light')
})

test('where the browser refuses to store, the theme still changes on this page', async () => {
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid)
  const { toggle, theme } = await visit()
  expect(theme()).toBe('light')
  await toggle()
  expect(theme()).toBe('dark')
})
