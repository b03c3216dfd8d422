import { afterEach, expect, test, vi } from 'vitest'
import { findIcon, readTip } from './find-icon.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

function element(html: string): Element {
  document.body.innerHTML = html
  const button = document.body.querySelector('button, a')
  if (!button) throw new Error('no button')
  return button
}

test.each([
  ['its name', '<button aria-label="Mute" data-icon-name="Mute"><svg></svg></button>', 'Mute'],
  ['all of a long name', '<button aria-label="Menu, RB" data-short-name="Menu">RB</button>', 'Menu, RB'],
  ['hidden words', '<a href="/" data-tip><svg></svg><span>Stepwise</span></a>', 'Stepwise'],
  [
    'its keys',
    '<button aria-label="Bold" aria-keyshortcuts="Control+B" data-icon-name="Bold"></button>',
    'Bold (Ctrl+B)',
  ],
])('the tip of an icon has %s', (_, html, tip) => {
  const icon = element(html)
  expect(readTip(icon)).toBe(tip)
  expect(findIcon(icon.firstElementChild ?? icon)).toBe(icon)
})

test('words that are seen need no tip', () => {
  const link = element('<a href="/" data-tip><svg></svg><span>Stepwise</span></a>')
  const words = link.querySelector('span') as Element
  vi.spyOn(words, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 80, 20))
  expect(findIcon(link)).toBeNull()
})

test('a button without a mark, and a place that is no element, have none', () => {
  expect(findIcon(element('<button aria-label="Print notes, opens in a new tab">Print</button>'))).toBeNull()
  expect(findIcon(document)).toBeNull()
})
