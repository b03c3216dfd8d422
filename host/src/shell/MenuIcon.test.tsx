// docs/product/shell-and-search.md#menu-later-contract
import type { MenuItem } from '@stepwise/shared/contracts'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MenuIcon } from './MenuIcon.tsx'

// The type checker misses one that is missing here.
const icons: Record<MenuItem['icon'], string> = {
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
  const { container } = render(<MenuIcon name={name as MenuItem['icon']} />)
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

test('a screen reader hears nothing of an icon: the label stands beside it', () => {
  const { container } = render(<MenuIcon name="heart" />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
