import { expect, test } from 'vitest'
import { aRegistry, aRemote, aRoute, pageWith } from '../testing.tsx'
import { acceptedRemote } from './accepted-remote.ts'
import { listMenu, listRoutes, readRegistry, slotOwner } from './registry.ts'

const unheardOf = { frame: 'split', gate: 'paid', colorScheme: 'sepia', offline: true }
/** As a later contract may have it: fields, names and values that this host has never heard of. */
const later = {
  ...aRemote(),
  signature: { kind: 'ed25519' },
  config: {
    name: 'reading-club',
    title: 'Reading club',
    theme: { hue: 200 },
    routes: [
      { path: '/club', page: 'home', access: 'signed-in', ...unheardOf },
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

const registryWith = (remotes: unknown) =>
  readRegistry(pageWith(JSON.stringify({ ...aRegistry(), remotes, channel: 'beta' })))

test('the fields that this host knows are used, of a remote built against a later contract', () => {
  const registry = registryWith([later])
  expect(listRoutes(registry)).toMatchObject([
    { path: '/club', frame: 'shell', gate: 'onboarded', colorScheme: 'chosen', preload: [] },
  ])
  expect(listMenu(registry).map(({ label }) => label)).toEqual(['Club', 'Shelf'])
  expect(slotOwner(registry, 'dialog.achievements')?.config.name).toBe('reading-club')
  expect(slotOwner(registry, 'panel.notes')).toBeUndefined()
  expect(registry.remotes[0]?.config.slots).toEqual(['dialog.achievements'])
})

/** An entry of the menu, and a route, that this host accepts. */
const good = { label: 'Club', icon: 'book' as const, order: 1 }
const entry = { ...good, to: '/club' }
const route = { path: '/club', page: 'home', access: 'public' } as const

test('the fields of a remote are used as they are', () => {
  const look = { frame: 'bare', gate: 'none', colorScheme: 'light' } as const
  const remote = aRemote({
    config: {
      name: 'learn',
      title: 'Learn',
      routes: [
        aRoute('/learn', { ...look, editions: ['pro'], title: 'Home', preload: ['/api/flows'], editable: true }),
      ],
      menu: [
        { ...good, to: '/learn', covers: ['/flows'], editions: ['pro'], condition: 'is-qa' },
        { ...good, opens: 'panel.notes', editions: ['study'], condition: 'always' },
      ],
      slots: ['panel.notes'],
    },
    pages: { home: { js: ['home.js'], css: [], shared: ['@stepwise/shared/ui'] } },
    slots: { 'panel.notes': { js: ['notes.js'], css: [], shared: [] } },
  })
  expect(acceptedRemote(remote)).toEqual(remote)
})

const configured = (config: object) =>
  acceptedRemote({ ...aRemote(), config: { ...aRemote().config, ...config } })?.config

test('a route that says nothing more is for both editions, in the shell, after onboarding, in the chosen colours', () => {
  const where = { editions: ['study', 'pro'], frame: 'shell', gate: 'onboarded', colorScheme: 'chosen' }
  expect(configured({ routes: [route] })?.routes).toEqual([{ ...route, ...where, preload: [], editable: false }])
})

test.each(['public', 'signed-out', 'signed-in'])('a route with access %s is shown', (access) => {
  expect(configured({ routes: [{ ...route, access }] })?.routes).toMatchObject([{ access }])
})

// docs/product/routes-and-guards.md#unknown-guard
test.each([
  ['an access that this host does not know', { access: 'staff-only' }],
  ['no access', { access: undefined }],
  ['a path that is not an address', { path: 'club' }],
  ['a path that is not text', { path: 7 }],
  ['no page', { page: undefined }],
  ['editions that are no list', { editions: 'study' }],
])('a route with %s is left out', (_, changes) => {
  expect(configured({ routes: [{ ...route, ...changes }, route] })?.routes).toHaveLength(1)
})

test('calls to start early that are no text are left out', () => {
  const preload = ['/api/club', { get: '/api/club' }]
  expect(configured({ routes: [{ ...route, preload }] })?.routes).toMatchObject([{ preload: ['/api/club'] }])
})

test('a menu entry that says nothing more is for everyone in both editions, at the end, and covers its own address', () => {
  const said = { label: 'Club', icon: 'book', to: '/club' }
  expect(configured({ menu: [said] })?.menu).toEqual([
    { ...said, order: Number.MAX_SAFE_INTEGER, editions: ['study', 'pro'], condition: 'always' },
  ])
})

test.each(['always', 'has-wellbeings', 'is-content-manager', 'is-qa'])(
  'a menu entry with the condition %s is accepted',
  (condition) => {
    expect(configured({ menu: [{ ...entry, condition }] })?.menu).toMatchObject([{ condition }])
  },
)

test('a remote brings slots of its own for the places that the shell has', () => {
  const slots = ['topbar.club', 'panel.club', 'toast.club-news', 'status.club']
  expect(configured({ slots: ['panel.Club', 'panel.', ...slots, 'page.club/../x'] })?.slots).toEqual(slots)
})

test('an icon that a remote brings is paths and nothing else; otherwise the list stands for it', () => {
  const iconOf = (icon: unknown) => configured({ menu: [{ ...entry, icon }] })?.menu[0]?.icon
  expect(iconOf({ paths: ['M3 3h18', 'M12 3v18'] })).toEqual({ paths: ['M3 3h18', 'M12 3v18'] })
  expect(iconOf('book')).toBe('book')
  expect(iconOf('rocket')).toBe('rocket')
  for (const nonsense of [{ paths: ['M3 3"/><script>'] }, { paths: [] }, { paths: 'M3 3' }, { paths: [7] }, 7, null])
    expect(iconOf(nonsense)).toBe('list')
})

// docs/product/shell-and-search.md#menu-later-contract
test.each([
  ['something to open that is not a panel', { to: undefined, opens: 'topbar.club' }],
  ['a panel whose name is none', { to: undefined, opens: 'panel' }],
  ['a condition that this host does not know', { condition: 'is-staff' }],
  ['no label', { label: undefined }],
  ['neither address nor panel', { to: undefined }],
  ['an address that is none', { to: 'club' }],
  ['editions that are no list', { editions: 'study' }],
])('a menu entry with %s is left out', (_, changes) => {
  expect(configured({ menu: [{ ...entry, ...changes }, entry] })?.menu).toHaveLength(1)
})

test('covered addresses of an entry that are none are left out', () => {
  const covering = (covers: unknown) => configured({ menu: [{ ...entry, covers }] })?.menu[0]?.covers
  expect(covering(['/shelf', 'shelf', 7])).toEqual(['/shelf'])
  expect(covering('/shelf')).toEqual([])
})

test('lists and file lists that are none are empty', () => {
  const config = { name: 'learn', routes: '/learn', menu: { label: 'Learn' }, slots: 'panel.notes' }
  const broken = acceptedRemote({ ...aRemote(), config, pages: 'home', slots: null })
  expect(broken).toMatchObject({ pages: {}, slots: {} })
  expect(broken?.config).toEqual({ name: 'learn', title: 'learn', routes: [], menu: [], slots: [] })
})

test('a remote built against an earlier contract is completed with defaults', () => {
  const { folder, entry } = aRemote()
  const registry = registryWith([{ folder, entry, config: { name: 'old', routes: [route] } }])
  const config = { title: 'old', menu: [], slots: [] }
  expect(registry.remotes[0]).toMatchObject({ version: 'unknown', pages: {}, slots: {}, config })
  expect(listRoutes(registry)).toHaveLength(1)
})

test.each([
  ['nothing', null],
  ['only text', 'learn'],
  ['no configuration', { ...aRemote(), config: undefined }],
])('an entry with %s is skipped, and the others stay', (_, entry) => {
  expect(acceptedRemote(entry)).toBeNull()
  expect(registryWith([entry, aRemote()]).remotes).toHaveLength(1)
})

const noFiles = { js: [], css: [], shared: [] }

// docs/product/errors.md#malformed-remote
test.each([
  ['no folder', { folder: 3 }, { folder: '' }],
  ['no entry', { entry: undefined }, { entry: '' }],
  ['a bad integrity', { integrities: { 'a.js': 3, 'b.js': 'sha256-b' } }, { integrities: { 'b.js': 'sha256-b' } }],
  [
    'files that are none',
    { pages: { home: { js: 'home.js', css: [3], shared: { ui: 1 } }, old: 'old.js' }, slots: { 'panel.notes': null } },
    { pages: { home: noFiles, old: noFiles }, slots: { 'panel.notes': noFiles } },
  ],
])(
  'of a remote with %s the addresses are known, so that its pages can say that they could not be shown',
  (_, changes, accepted) => {
    const remote = acceptedRemote({ ...aRemote(), config: { ...aRemote().config, routes: [route] }, ...changes })
    expect(remote).toMatchObject(accepted)
    expect(remote?.config.routes).toHaveLength(1)
  },
)

test('a title that is none is left out', () => {
  expect(configured({ routes: [{ ...route, title: 7 }] })?.routes[0]).not.toHaveProperty('title')
})

test('a registry without a list of remotes has none', () => {
  expect(registryWith({ learn: aRemote() }).remotes).toEqual([])
})
