import type { MenuItem, RemoteConfig } from '@stepwise/shared/contracts'
import { expect, test } from 'vitest'
import { aRegistry, aRoute, pageWith, remoteWith } from '../testing.tsx'
import { listMenu, listRoutes, listSlots, readRegistry, routeAt, slotOwner, slotTitle } from './registry.ts'

// docs/product/routes-and-guards.md#remotes-own-routes, docs/product/shell-and-search.md#menu-later-contract

function anEntry(changes: Partial<MenuItem>): MenuItem {
  return { label: 'Learn', icon: 'book', order: 10, editions: ['study', 'pro'], condition: 'always', ...changes }
}

const remoteOf = (name: string, config: Partial<RemoteConfig>) => remoteWith({ name, title: name, ...config })

test('the registry in the page says what is live', () => {
  const registry = aRegistry([remoteOf('learn', { routes: [aRoute('/learn')], menu: [anEntry({ to: '/learn' })] })])
  expect(readRegistry(pageWith(JSON.stringify(registry)))).toEqual(registry)
})

test.each([
  ['without a registry', document.implementation.createHTMLDocument()],
  ['with an empty registry', pageWith('')],
])('a page %s stops the start with a reason', (_, page) => {
  expect(() => readRegistry(page)).toThrow('The page carries no registry.')
})

test('the routes of all live remotes, each with its remote; those of the other edition do not exist', () => {
  const learn = remoteOf('learn', {
    routes: [aRoute('/learn'), aRoute('/software', { editions: ['pro'] }), aRoute('/flows', { editions: ['study'] })],
  })
  const journal = remoteOf('journal', { routes: [aRoute('/reflect')] })
  expect(listRoutes(aRegistry([learn, journal]))).toEqual([
    { ...aRoute('/learn'), remote: learn },
    { ...aRoute('/flows', { editions: ['study'] }), remote: learn },
    { ...aRoute('/reflect'), remote: journal },
  ])
})

test('an address has the route of the live remote that says most about it, or none', () => {
  const registry = aRegistry([
    remoteOf('learn', { routes: [aRoute('/steps/:step', { page: 'step' })] }),
    remoteOf('journal', { routes: [aRoute('/steps/new', { page: 'new' })] }),
  ])
  expect(routeAt(registry, '/steps/sleep')).toMatchObject({ page: 'step', remote: { config: { name: 'learn' } } })
  expect(routeAt(registry, '/steps/new')).toMatchObject({ page: 'new', remote: { config: { name: 'journal' } } })
  expect(routeAt(registry, '/nowhere')).toBeUndefined()
})

test('the menu has the entries of all remotes in their order', () => {
  const menu = [anEntry({ label: 'Last', order: 30, to: '/c' }), anEntry({ label: 'First', to: '/a' })]
  const journal = remoteOf('journal', { menu: [anEntry({ label: 'Second', order: 20, to: '/b' })] })
  const registry = aRegistry([remoteOf('learn', { menu }), journal])
  expect(listMenu(registry).map(({ label }) => label)).toEqual(['First', 'Second', 'Last'])
})

test('the menu leaves out entries of the other edition and those that open a panel no one fills', () => {
  const registry = aRegistry([
    remoteOf('learn', {
      menu: [
        anEntry({ label: 'Pro only', to: '/pro', editions: ['pro'] }),
        anEntry({ label: 'Study only', to: '/study', editions: ['study'] }),
        anEntry({ label: 'Notes', opens: 'panel.notes' }),
        anEntry({ label: 'Achievements', opens: 'dialog.achievements' }),
        anEntry({ label: 'Nothing' }),
      ],
    }),
    remoteOf('notes', { slots: ['panel.notes'] }),
  ])
  expect(listMenu(registry).map(({ label }) => label)).toEqual(['Study only', 'Notes'])
})

test('a slot belongs to the first remote that fills it', () => {
  const registry = aRegistry([
    remoteOf('learn', { slots: ['topbar.search'] }),
    remoteOf('notes', { slots: ['topbar.accessibility', 'panel.notes'] }),
    remoteOf('later', { slots: ['panel.notes'] }),
  ])
  expect(slotOwner(registry, 'panel.notes')?.config.name).toBe('notes')
  expect(slotOwner(registry, 'status.timer')).toBeUndefined()
})

test('slots of a kind come in the order of their remotes, each once, and are called as the menu or their remote is', () => {
  const registry = aRegistry([
    remoteOf('tools', { title: 'Tools', slots: ['topbar.tools', 'topbar.club', 'status.tools'] }),
    remoteOf('club', {
      title: 'Reading club',
      slots: ['topbar.club', 'panel.club', 'panel.members'],
      menu: [anEntry({ label: 'Shelf', opens: 'panel.club' })],
    }),
  ])
  expect(listSlots(registry, 'topbar')).toEqual(['topbar.club', 'topbar.tools'])
  expect(slotTitle(registry, 'panel.club')).toBe('Shelf')
  expect(slotTitle(registry, 'panel.members')).toBe('Reading club')
  expect(slotTitle(registry, 'panel.nobody')).toBeUndefined()
})
