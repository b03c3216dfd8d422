// docs/product/shell-and-search.md#menu-later-contract
import type { MenuIcon as Icon } from '@stepwise/shared/contracts'
import { menuIcons } from '@stepwise/shared/contracts/remote'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MenuIcon } from './MenuIcon.tsx'

function drawingOf(name: string) {
  const { container } = render(<MenuIcon icon={name as Icon} />)
  return container.querySelector('svg')?.innerHTML
}

test('each icon of the contract has a drawing of its own', () => {
  const drawings = menuIcons.map(drawingOf)
  expect(new Set(drawings).size).toBe(menuIcons.length)
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

test('a screen reader hears nothing of an icon: the label is beside it', () => {
  const { container } = render(<MenuIcon icon="heart" />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
