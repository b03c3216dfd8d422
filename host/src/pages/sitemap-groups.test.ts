import type { RemoteRoute } from '@stepwise/shared/contracts'
import { expect, test } from 'vitest'
import { aRegistry, aRemote } from '../testing.ts'
import { sitemapGroups } from './sitemap-groups.ts'

const route = (changes: Partial<RemoteRoute>): RemoteRoute => ({
  path: '/dashboard/learn',
  page: 'home',
  access: 'signed-in',
  editions: ['study', 'pro'],
  frame: 'shell',
  gate: 'onboarded',
  colorScheme: 'chosen',
  preload: [],
  ...changes,
})

test('lists the pages that have an address of their own, by part', () => {
  const routes = [
    route({}),
    route({ path: '/dashboard/learn/:flowSlug' }),
    route({ path: '/auth/sign-in', access: 'signed-out' }),
    route({ path: '/onboarding', gate: 'none' }),
    route({ path: '/dashboard/study-tools', editions: ['pro'] }),
    route({ path: '/dashboard/settings/profile', title: 'Profile and settings' }),
  ]
  const config = { name: 'learn', title: 'Learn', routes, menu: [], slots: [] }
  expect(sitemapGroups(aRegistry([aRemote({ config })]))).toEqual([
    {
      title: 'Learn',
      links: [
        { to: '/dashboard/learn', label: 'Learn' },
        { to: '/dashboard/settings/profile', label: 'Profile and settings' },
      ],
    },
  ])
})
