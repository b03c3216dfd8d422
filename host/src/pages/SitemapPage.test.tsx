import { aUser, signedInScope } from '@stepwise/shared/testing'
import { screen, within } from '@testing-library/react'
import { fork, type Scope } from 'effector'
import { expect, test } from 'vitest'
import { aRegistry, aRoute, remoteWith, renderInHost } from '../testing.tsx'
import SitemapPage from './SitemapPage.tsx'
import { loadFlowNamesFx } from './sitemap.model.ts'

// docs/product/shell-and-search.md#sitemap

const live = ['/dashboard/learn', '/dashboard/learn/:flowSlug', '/dashboard/software', '/wellbeing', '/support']
const registry = aRegistry([remoteWith({ routes: live.map((path) => aRoute(path, { page: 'home' })) })])
const show = (scope: Scope) => renderInHost(<SitemapPage />, { registry, scope })
const flows = [
  { slug: 'essay-writing', name: 'Essay writing' },
  { slug: 'maths-statistics', name: 'Maths and statistics' },
]
/** Each group by its name: the links in it. */
const groups = () =>
  Object.fromEntries(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => [
      textContent,
      within(screen.getByRole('region', { name: textContent ?? '' }))
        .getAllByRole('link')
        .map((link) => `${link.textContent} ${link.getAttribute('href')}`),
    ]),
  )

test('lists the pages that this person can open, each group under its heading', async () => {
  show(await signedInScope(aUser({ wellbeings: ['calm'] }), { handlers: [[loadFlowNamesFx, async () => flows]] }))
  expect(await screen.findByRole('link', { name: 'Essays' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Sitemap' })).toBeTruthy()
  expect(groups()).toEqual({
    Main: ['Learn /dashboard/learn', 'Wellbeing /wellbeing'],
    'Learning Paths': [
      'Essays /dashboard/learn/essay-writing',
      'Maths and statistics /dashboard/learn/maths-statistics',
    ],
    Wellbeing: ['Calm /wellbeing'],
    'Profile and Settings': ['Support /support'],
    More: ['Software /dashboard/software'],
  })
})

test('each region is labelled by one id, which is on the page once', async () => {
  show(await signedInScope(aUser({ wellbeings: ['calm'] })))
  const ids = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby') ?? '')
  expect(ids.filter((id) => document.querySelectorAll(`[id="${id}"]`).length === 1 && !/\s/.test(id))).toHaveLength(4)
})

test('leads to the keyboard shortcuts, beside the groups', async () => {
  show(await signedInScope(aUser()))
  expect(screen.getByRole('link', { name: 'Keyboard shortcuts' }).getAttribute('href')).toBe('/shortcuts')
})

test.each([
  ['a person', () => signedInScope(aUser())],
  ['no one, as when a person signs out, before the page is gone', async () => fork()],
])('lists for %s nothing of what they would have to be given', async (_, scopeOf) => {
  show(await scopeOf())
  expect(Object.keys(groups())).toEqual(['Main', 'Profile and Settings', 'More'])
  expect(screen.queryByRole('link', { name: 'Wellbeing' })).toBeNull()
})
