import { afterEach, expect, test, vi } from 'vitest'
import { markIcons } from './mark-icons.ts'

afterEach(() => document.body.replaceChildren())
const marks = () =>
  [...document.querySelectorAll('[data-icon-name]')].map((button) => button.getAttribute('data-icon-name'))

test('icons are marked with their names, those that come later too; the end takes the marks away', async () => {
  document.body.innerHTML = `
    <button aria-label="Mute"></button>
    <button aria-label="Close" class="mantine-Modal-close"></button>
    <button aria-label="Account menu, RB" data-short-name="Account menu">RB</button>
    <button>Save</button>`
  const stop = markIcons()
  expect(marks()).toEqual(['Mute'])
  document.body.insertAdjacentHTML('beforeend', '<a href="/" title="Home"></a>')
  await vi.waitFor(() => expect(marks()).toEqual(['Mute', 'Home']))
  document.querySelector('[aria-label="Mute"]')?.setAttribute('aria-label', 'Unmute')
  await vi.waitFor(() => expect(marks()).toEqual(['Unmute', 'Home']))
  const link = document.querySelector('a')
  if (link) link.textContent = 'Home'
  await vi.waitFor(() => expect(marks()).toEqual(['Unmute']))
  stop()
  expect(marks()).toEqual([])
})
