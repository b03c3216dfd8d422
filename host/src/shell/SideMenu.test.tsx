// docs/product/shell-and-search.md#side-menu
import { aUser, signedInScope } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aRegistry, remoteWith, renderInHost } from '../testing.tsx'
import { SideMenu } from './SideMenu.tsx'

const always = { editions: ['study' as const], condition: 'always' as const }
const remote = remoteWith({
  menu: [
    { ...always, label: 'Learn', icon: 'book', order: 1, to: '/dashboard/learn', covers: ['/dashboard/software'] },
    { ...always, label: 'Favourites', icon: 'heart', order: 2, to: '/favourites' },
  ],
})
const menu = { isPersistent: true, isOpen: true, open: () => {}, close: () => {}, button: { current: null } }

test.each([
  ['/dashboard/learn', 'Learn'],
  ['/dashboard/learn/revision', 'Learn'],
  ['/dashboard/software', 'Learn'],
  ['/dashboard/software/nvda', 'Learn'],
  ['/favourites/flows/a', 'Favourites'],
  ['/dashboard/learning', undefined],
])('at %s the current entry is %s', async (at, current) => {
  renderInHost(<SideMenu menu={menu} />, { registry: aRegistry([remote]), scope: await signedInScope(aUser()), at })
  const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
  expect(marked.map((link) => link.textContent)).toEqual(current ? [current] : [])
})
