// docs/product/shell-and-search.md#menu-later-contract
import type { MenuIcon as Icon } from '@stepwise/shared/contracts'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MenuIcon } from './MenuIcon.tsx'

// The type checker misses one that is missing here.
const icons: Record<Extract<Icon, string>, string> = {
  book: 'book',
  devices: 'devices',
  notebook: 'notebook',
  heart: 'heart',
  plant: 'plant',
  star: 'star',
  notes: 'notes',
  tools: 'tools',
  help: 'help',
  home: 'home',
  list: 'list',
  pencil: 'pencil',
}

function drawingOf(name: string) {
  const { container } = render(<MenuIcon icon={name as Icon} />)
  return container.querySelector('svg')?.innerHTML
}

test('each icon of the contract has a drawing of its own', () => {
  const drawings = Object.keys(icons).map(drawingOf)
  expect(new Set(drawings).size).toBe(12)
  expect(drawings).not.toContain(undefined)
})

test('an icon that a later remote names and this host does not have becomes a list', () => {
  expect(drawingOf('rocket')).toBe(drawingOf('list'))
})

test('a remote brings a drawing of its own', () => {
  const { container } = render(<MenuIcon icon={{ paths: ['M4 4h16', 'M4 12h16'] }} />)
  expect([...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toEqual(['M4 4h16', 'M4 12h16'])
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test('a screen reader hears nothing of an icon: the label stands beside it', () => {
  const { container } = render(<MenuIcon icon="heart" />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
