// docs/product/shell-and-search.md#side-menu
import { Outlet } from '@stepwise/shared/routing'
import { aUser, signedInScope } from '@stepwise/shared/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { remoteWith, renderRoutes } from '../testing.tsx'
import { Shell } from './Shell.tsx'

vi.hoisted(() => vi.stubGlobal('STEPWISE_EDITION', 'pro'))

const inBoth = { editions: ['study' as const, 'pro' as const], condition: 'always' as const }
const learn = { ...inBoth, label: 'Learn', icon: 'book' as const, order: 10 }
const [toLearn, toSoftware] = ['/dashboard/learn', '/dashboard/software']
const remote = remoteWith({
  menu: [
    { ...inBoth, label: 'Study Tools', icon: 'tools', order: 60, to: '/dashboard/study-tools', editions: ['study'] },
    { ...inBoth, label: 'Favourites', icon: 'heart', order: 40, to: '/favourites' },
    { ...learn, to: toLearn, covers: [toSoftware], editions: ['study'] },
    { ...learn, to: toSoftware, covers: [toLearn], editions: ['pro'] },
  ],
})

test('in pro the title and Learn lead to the software home, and what only study has is not in the menu', async () => {
  history.replaceState(null, '', '/favourites')
  const element = (
    <Shell>
      <Outlet />
    </Shell>
  )
  const scope = await signedInScope(aUser())
  renderRoutes([{ element, children: [{ path: '*', element: <h1>The page</h1> }] }], { remotes: [remote], scope })
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Learn', '/dashboard/software'],
    ['Favourites', '/favourites'],
  ])
  await userEvent.setup().click(screen.getByRole('link', { name: 'Stepwise Pro' }))
  expect(location.pathname).toBe('/dashboard/software')
  expect(screen.getByRole('link', { name: 'Learn' }).getAttribute('aria-current')).toBe('page')
})
