import { expect, test } from 'vitest'
import { aRegistry, aRemote } from '../testing.ts'
import { acceptedRemote } from './accepted-remote.ts'
import { menuOf, readRegistry, routesOf, slotOwner } from './registry.ts'

/** As a later contract may have it: fields, names and values that this host has never heard of. */
const later = {
  ...aRemote(),
  signature: { kind: 'ed25519' },
  config: {
    name: 'reading-club',
    title: 'Reading club',
    theme: { hue: 200 },
    routes: [
      {
        path: '/club',
        page: 'home',
        access: 'signed-in',
        frame: 'split',
        gate: 'paid',
        colorScheme: 'sepia',
        offline: true,
      },
      { path: '/club/staff', page: 'staff', access: 'staff-only' },
      { path: '/club/old', page: 'old', access: 'public', editions: ['classic'] },
      { path: 'club', page: 'home', access: 'public' },
      null,
    ],
    menu: [
      { label: 'Club', icon: 'rocket', order: 70, to: '/club', badge: 'new' },
      { label: 'Shelf', icon: 'book', to: '/club/shelf', editions: ['study'] },
      { label: 'Staff', icon: 'book', order: 72, to: '/club/staff', condition: 'is-staff' },
      { label: 'Radio', icon: 'book', order: 73, opens: 'panel.radio' },
      { label: 'Nothing', icon: 'book', order: 74 },
      'Club',
    ],
    slots: ['footer.club', 'dialog.achievements', 7],
  },
}

const pageWith = (remotes: unknown) => {
  const page = document.implementation.createHTMLDocument()
  const script = page.createElement('script')
  script.id = 'registry'
  script.type = 'application/json'
  script.textContent = JSON.stringify({ ...aRegistry(), remotes, channel: 'beta' })
  page.body.append(script)
  return readRegistry(page)
}

test('of a remote built against a later contract, what this host knows is used', () => {
  const registry = pageWith([later])
  expect(routesOf(registry)).toMatchObject([
    { path: '/club', frame: 'shell', gate: 'onboarded', colorScheme: 'chosen', preload: [] },
  ])
  expect(menuOf(registry).map(({ label }) => label)).toEqual(['Club', 'Shelf'])
  expect(slotOwner(registry, 'dialog.achievements')?.config.name).toBe('reading-club')
  expect(slotOwner(registry, 'panel.notes')).toBeUndefined()
})

test('a remote built against an earlier contract is completed with defaults', () => {
  const { folder, entry } = aRemote()
  const registry = pageWith([
    { folder, entry, config: { name: 'old', routes: [{ path: '/old', page: 'old', access: 'public' }] } },
  ])
  expect(registry.remotes[0]).toMatchObject({
    version: 'unknown',
    pages: {},
    slots: {},
    config: { title: 'old', menu: [] },
  })
  expect(routesOf(registry)).toHaveLength(1)
})

test.each([
  ['nothing', null],
  ['only text', 'learn'],
  ['no configuration', { ...aRemote(), config: undefined }],
  ['no folder', { ...aRemote(), folder: 3 }],
  ['no entry', { ...aRemote(), entry: undefined }],
])('an entry with %s is skipped, and the others stay', (_, entry) => {
  expect(acceptedRemote(entry)).toBeNull()
  expect(pageWith([entry, aRemote()]).remotes).toHaveLength(1)
})

test('a registry without a list of remotes has none', () => {
  expect(pageWith({ learn: aRemote() }).remotes).toEqual([])
})
