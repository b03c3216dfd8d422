import type { MenuItem, Registry } from '@stepwise/shared/contracts'
import { expect, test } from 'vitest'
import { aRegistry, aRemote, aRoute } from '../testing.tsx'
import { menuOf, readRegistry, routeAt, routesOf, slotOwner, slotsOf, slotTitle } from './registry.ts'

// docs/product/routes-and-guards.md#remotes-own-routes, docs/product/shell-and-search.md#menu-later-contract

function aPage(registryText?: string) {
  const page = document.implementation.createHTMLDocument()
  if (registryText === undefined) return page
  const script = page.createElement('script')
  script.id = 'registry'
  script.type = 'application/json'
  script.textContent = registryText
  page.body.append(script)
  return page
}

function anEntry(changes: Partial<MenuItem> = {}): MenuItem {
  return { label: 'Learn', icon: 'book', order: 10, editions: ['study', 'pro'], condition: 'always', ...changes }
}

const remoteWith = (name: string, config: Partial<Registry['remotes'][number]['config']>) =>
  aRemote({ config: { name, title: name, routes: [], menu: [], slots: [], ...config } })

test('the registry in the page says what is live', () => {
  const registry = aRegistry([remoteWith('learn', { routes: [aRoute('/learn')], menu: [anEntry({ to: '/learn' })] })])
  expect(readRegistry(aPage(JSON.stringify(registry)))).toEqual(registry)
})

test.each([
  ['without a registry', undefined],
  ['with an empty registry', ''],
])('a page %s stops the start with a reason', (_, text) => {
  expect(() => readRegistry(aPage(text))).toThrow('The page carries no registry.')
})

test('the routes of all live remotes, each with its remote; those of the other edition do not exist', () => {
  const learn = remoteWith('learn', {
    routes: [aRoute('/learn'), aRoute('/software', { editions: ['pro'] }), aRoute('/flows', { editions: ['study'] })],
  })
  const journal = remoteWith('journal', { routes: [aRoute('/reflect')] })
  expect(routesOf(aRegistry([learn, journal]))).toEqual([
    { ...aRoute('/learn'), remote: learn },
    { ...aRoute('/flows', { editions: ['study'] }), remote: learn },
    { ...aRoute('/reflect'), remote: journal },
  ])
})

test('an address has the route of the live remote that says most about it, or none', () => {
  const registry = aRegistry([
    remoteWith('learn', { routes: [aRoute('/steps/:step', { page: 'step' })] }),
    remoteWith('journal', { routes: [aRoute('/steps/new', { page: 'new' })] }),
  ])
  expect(routeAt(registry, '/steps/sleep')).toMatchObject({ page: 'step', remote: { config: { name: 'learn' } } })
  expect(routeAt(registry, '/steps/new')).toMatchObject({ page: 'new', remote: { config: { name: 'journal' } } })
  expect(routeAt(registry, '/nowhere')).toBeUndefined()
})

test('the menu has the entries of all remotes in their order', () => {
  const registry = aRegistry([
    remoteWith('learn', {
      menu: [anEntry({ label: 'Last', order: 30, to: '/c' }), anEntry({ label: 'First', to: '/a' })],
    }),
    remoteWith('journal', { menu: [anEntry({ label: 'Second', order: 20, to: '/b' })] }),
  ])
  expect(menuOf(registry).map(({ label }) => label)).toEqual(['First', 'Second', 'Last'])
})

test('the menu leaves out entries of the other edition and those that open a panel nobody fills', () => {
  const registry = aRegistry([
    remoteWith('learn', {
      menu: [
        anEntry({ label: 'Pro only', to: '/pro', editions: ['pro'] }),
        anEntry({ label: 'Study only', to: '/study', editions: ['study'] }),
        anEntry({ label: 'Notes', opens: 'panel.notes' }),
        anEntry({ label: 'Achievements', opens: 'dialog.achievements' }),
        anEntry({ label: 'Nothing' }),
      ],
    }),
    remoteWith('notes', { slots: ['panel.notes'] }),
  ])
  expect(menuOf(registry).map(({ label }) => label)).toEqual(['Study only', 'Notes'])
})

test('a slot belongs to the first remote that fills it', () => {
  const registry = aRegistry([
    remoteWith('learn', { slots: ['topbar.search'] }),
    remoteWith('notes', { slots: ['topbar.accessibility', 'panel.notes'] }),
    remoteWith('later', { slots: ['panel.notes'] }),
  ])
  expect(slotOwner(registry, 'panel.notes')?.config.name).toBe('notes')
  expect(slotOwner(registry, 'status.timer')).toBeUndefined()
})

test('slots of a kind come in the order of their remotes, each once, and are called as the menu or their remote is', () => {
  const registry = aRegistry([
    remoteWith('tools', { title: 'Tools', slots: ['topbar.tools', 'topbar.club', 'status.tools'] }),
    remoteWith('club', {
      title: 'Reading club',
      slots: ['topbar.club', 'panel.club', 'panel.members'],
      menu: [anEntry({ label: 'Shelf', opens: 'panel.club' })],
    }),
  ])
  expect(slotsOf(registry, 'topbar')).toEqual(['topbar.club', 'topbar.tools'])
  expect(slotTitle(registry, 'panel.club')).toBe('Shelf')
  expect(slotTitle(registry, 'panel.members')).toBe('Reading club')
  expect(slotTitle(registry, 'panel.nobody')).toBeUndefined()
})
