import type { RemoteRoute, Wellbeing } from '@stepwise/shared/contracts'
import { expect, test } from 'vitest'
import { aRegistry, remoteWith, aRoute as route } from '../testing.tsx'
import { sitemapGroups } from './sitemap-groups.ts'

const study = { id: 'study', home: '/dashboard/learn' } as const
const pro = { id: 'pro', home: '/dashboard/software' } as const

const student = (wellbeings: Wellbeing[] = []) => ({ wellbeings, role: 'student' as const })

const dashboard = [
  'learn',
  'learn/:flowSlug',
  'software',
  'reflect',
  'study-tools',
  'settings/profile/software-selection',
]
const live = ['/favourites', ...dashboard.map((page) => `/dashboard/${page}`)]
const wellbeing = ['', '/support-contacts', '/student-minds', '/desk-stretches'].map((page) => `/wellbeing${page}`)
const later = [...wellbeing, '/support', '/dashboard/settings/account', '/dashboard/settings/account/activity']
const flows = [
  { slug: 'essay-writing', name: 'Essay writing' },
  { slug: 'maths-statistics', name: 'Maths and statistics' },
]
const at = (...addresses: string[]) => registryOf(...addresses.map((path) => route(path)))
const registryOf = (...routes: RemoteRoute[]) => aRegistry([remoteWith({ routes })])
const textOf = (groups: ReturnType<typeof sitemapGroups>) =>
  groups.map(({ title, links }) => `${title}: ${links.map(({ label }) => label).join(', ')}`)

test('all groups and labels, once every page is live', () => {
  const registry = at(...live, ...later)
  const everything = ['calm', 'student_minds', 'desk_stretches_for_students', 'support_contacts'] as const
  expect(textOf(sitemapGroups(registry, study, student([...everything]), { flows }))).toEqual([
    'Main: Learn, Reflect, Wellbeing, Favourites, Study Tools',
    'Learning Paths: Essays, Maths and statistics',
    'Wellbeing: Calm, Student Minds, Desk Stretches, Support Contacts',
    'Profile and Settings: Your account, Account activity, Select Software, Support',
    'More: Software',
  ])
})

test('pages that are not live or not for this person are not listed', () => {
  const registry = at(...live)
  expect(textOf(sitemapGroups(registry, study, student(['calm'])))).toEqual([
    'Main: Learn, Reflect, Favourites, Study Tools',
    'Profile and Settings: Select Software',
    'More: Software',
  ])
  const withWellbeing = at(...live, ...later)
  expect(textOf(sitemapGroups(withWellbeing, study, student(['calm'])))).toContain('Wellbeing: Calm, Support Contacts')
  expect(textOf(sitemapGroups(withWellbeing, study, student()))).toContain('Wellbeing: Support Contacts')
})

test('pro has learning paths of its own, and the support contacts without a hub', () => {
  const registry = at(...live, '/wellbeing/support-contacts')
  const groups = textOf(sitemapGroups(registry, pro, student(), { flows: [{ slug: 'work', name: 'Writing at work' }] }))
  expect(groups).toContain('Learning Paths: All learning paths, Writing at work')
  expect(groups).toContain('Wellbeing: Support Contacts')
  expect(sitemapGroups(registry, pro, student())[0]?.links[0]).toEqual({ to: '/dashboard/software', label: 'Learn' })
})

test('a page of a new remote is under More; pages for others or with a parameter are not listed', () => {
  const registry = registryOf(
    route('/dashboard/reading-club', { title: 'Reading club' }),
    route('/auth/sign-in', { access: 'signed-out' }),
    route('/onboarding', { gate: 'none' }),
    route('/dashboard/print_notes', { frame: 'bare' }),
    route('/dashboard/books/:book'),
  )
  expect(sitemapGroups(registry, study, student())).toEqual([
    { title: 'More', links: [{ to: '/dashboard/reading-club', label: 'Reading club' }] },
  ])
})

test('pages that everyone may read are listed last', () => {
  const registry = registryOf(
    route('/privacy', { access: 'public', frame: 'bare', title: 'Privacy policy' }),
    route('/resources/:softwareSlug', { access: 'public', frame: 'bare' }),
    route('/dashboard/software'),
    route('/terms', { access: 'public', frame: 'bare' }),
    route('/auth/institution/link', { access: 'public', frame: 'bare', title: 'Link your account' }),
  )
  const groups = textOf(sitemapGroups(registry, study, student()))
  expect(groups).toEqual(['More: Software', 'Open to everyone: Privacy policy, Terms'])
})

test('a page of a role is listed for people who have it', () => {
  const registry = registryOf(route('/dashboard/content', { title: 'Content', role: 'content_manager' }))
  expect(sitemapGroups(registry, study, student())).toEqual([])
  expect(textOf(sitemapGroups(registry, study, { wellbeings: [], role: 'content_manager' }))).toEqual(['More: Content'])
})

test('pages of content managers are in their group while a live remote shows them', () => {
  const registry = registryOf(route('/wellbeing'), route('/wellbeing/:pageSlug'), route('/support/:pageSlug'))
  const created = [
    { title: 'Sleep well', address: '/wellbeing/sleep' },
    { title: 'Print in large type', address: '/support/print' },
    { title: 'Of no live remote', address: '/pages/none' },
  ]
  expect(textOf(sitemapGroups(registry, study, student(['calm']), { created }))).toEqual([
    'Main: Wellbeing',
    'Wellbeing: Calm, Support Contacts, Sleep well',
    'More: Print in large type',
  ])
})
