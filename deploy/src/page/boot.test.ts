import { findRoute } from '@stepwise/shared/routing/find-route'
import { expect, test } from 'vitest'
import { integrities, open, registry, remote } from '../testing/booted-page.ts'

const signedIn = { 'stepwise.signed-in': '1' }

test('preloads the entry, the files of the page and the shared modules that the host does not start with', async () => {
  const { preloads, integrities } = await open('/flows/revision/exam-day')
  expect(preloads).toEqual([
    'script /remotes/learn/1/entry.js',
    'style /remotes/learn/1/step.css',
    'script /remotes/learn/1/step.js',
    'script /remotes/learn/1/player.js',
    'style /host/1/forms.css',
    'script /host/1/forms.js',
  ])
  const files = [
    'learn-entry.js',
    'learn-step.css',
    'learn-step.js',
    'learn-player.js',
    'host-forms.css',
    'host-forms.js',
  ]
  expect(integrities).toEqual(files.map((file) => `sha256-${file} `))
})

test('starts the calls of the page, and the session check once it is drawn, only for someone who was signed in', async () => {
  expect((await open('/flows/revision/exam-day')).calls).toEqual([])
  const person = await open('/flows/revision/exam-day', signedIn)
  expect(person.calls).toEqual(['GET /api/learning_module/revision:exam-day', 'POST /api/auth/authorize'])
  expect(await person.boot.authorize).toEqual({ ok: true })
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  expect(person.headers[1]).toEqual({ accept: 'application/json', 'stepwise-time-zone': timeZone })
  expect(Object.keys(person.boot.calls)).toEqual(['/learning_module/revision:exam-day'])
})

test('after a sign-out without a network the server is not asked who this is: the cookie may still be valid', async () => {
  const page = await open('/dashboard/learn', { ...signedIn, 'stepwise.sign-out-owed': 'robin' })
  expect(page.calls).toEqual([])
})

test('finds routes as the host does, and adds no global names', async () => {
  const paths = { home: '/', club: '/club/:book', desk: '/club/new', search: '/shelf/:letter?', notes: '/files/*' }
  const routes = Object.entries(paths).map(([page, path]) => ({ page, path, preload: [`/${page}`] }))
  for (const address of ['/', '/Club/new/', '/club/d%75ne', '/club/%E0%A4%A', '/shelf', '/files/a/b', '/nowhere']) {
    const { calls, document } = await open(address, {}, 'study', [{ config: { routes } }])
    const page = findRoute(routes, address)?.route.page
    expect([address, ...calls]).toEqual(page ? [address, `GET /api/${page}`] : [address])
    expect(document.defaultView).not.toHaveProperty('findRoute')
  }
})

test.each([
  ['/flows/revision/exam-day', signedIn, 'Exam day - Stepwise'],
  ['/flows/revision/exam-day', {}, 'Stepwise'],
  ['/nowhere', signedIn, 'Stepwise'],
])('the title of %s is there before the host (%o): %s', async (address, stored, title) => {
  expect((await open(address, stored)).document.title).toBe(title)
})

test('the session check can be aborted before its answer sets a cookie, made or not', async () => {
  const { boot, signals } = await open('/dashboard/learn', signedIn)
  boot.stopAuthorize?.()
  expect(signals.map((signal) => signal?.aborted)).toEqual([undefined, true])
})

test('the host gets the failure of an early call', async () => {
  const { boot } = await open('/dashboard/learn/', signedIn)
  await expect(boot.calls['/flows']).rejects.toThrow('offline')
})

test('in the shell the slots that mount at once are preloaded too, but not what opens later', async () => {
  const { preloads } = await open('/dashboard/learn', signedIn)
  expect(preloads).toEqual(['entry', 'home', 'search', 'toast'].map((name) => `script /remotes/learn/1/${name}.js`))
})

test('nothing of the page of a role is loaded ahead: most people have another role', async () => {
  const desk = remote(
    'content-desk',
    { routes: [{ path: '/dashboard/content', page: 'desk', access: 'signed-in', role: 'content_manager' }] },
    { desk: { js: ['desk.js'], css: [], shared: [] } },
  )
  const { preloads } = await open('/dashboard/content', signedIn, 'study', [...registry.remotes, desk])
  expect(preloads).toContain('script /remotes/learn/1/search.js')
  expect(preloads.join()).not.toContain('content-desk')
})

test('a visitor’s page makes its calls at once, too', async () => {
  const routes = [{ path: '/terms', page: 'terms', access: 'public' as const, preload: ['/pages/terms'] }]
  const site = remote('site', { routes }, { terms: { js: [], css: [], shared: [] } })
  expect((await open('/terms', {}, 'study', [...registry.remotes, site])).calls).toContain('GET /api/pages/terms')
})

test('a signed-in person on a page for visitors gets the home of the edition', async () => {
  expect((await open('/')).preloads).toContain('script /remotes/public-site/1/landing.js')
  expect((await open('/', signedIn)).calls).toContain('GET /api/flows')
  expect((await open('/', signedIn, 'pro')).preloads).toContain('script /remotes/learn/1/home.js')
})

test('routes of the other edition do not match, and a static segment beats a parameter', async () => {
  expect((await open('/dashboard/learn')).preloads[0]).toBe('script /remotes/learn/1/entry.js')
  expect((await open('/dashboard/software')).preloads[0]).toBe('script /remotes/public-site/1/entry.js')
  expect((await open('/dashboard/software/dragon', {}, 'pro')).preloads[0]).toBe('script /remotes/learn/1/entry.js')
})

test('an unknown address only checks the session; the error pages not even that', async () => {
  expect(await open('/nowhere', signedIn)).toMatchObject({ calls: ['POST /api/auth/authorize'], preloads: [] })
  expect((await open('/error', signedIn)).calls).toEqual([])
  expect((await open('/something-went-wrong', signedIn)).calls).toEqual([])
})

const dark = { 'preferred-theme': 'dark' }
const ofAccount = { ...dark, 'stepwise.look': '{"theme":"light"}' }
test.each<[string, string, Record<string, string>, string]>([
  ['light unless another theme is stored', '/dashboard/learn', {}, 'light'],
  ['the stored theme', '/dashboard/learn', dark, 'dark'],
  ['light where the page is always light', '/', dark, 'light'],
  ['the theme of the account before what this browser had', '/dashboard/learn', ofAccount, 'light'],
  ['no change by a look that cannot be read ({)', '/dashboard/learn', { ...dark, 'stepwise.look': '{' }, 'dark'],
  ['no change by a look that cannot be read (null)', '/dashboard/learn', { ...dark, 'stepwise.look': 'null' }, 'dark'],
  ['no change by a look that cannot be read ()', '/dashboard/learn', { ...dark, 'stepwise.look': '' }, 'dark'],
])('applies %s', async (_, path, stored, scheme) => {
  expect((await open(path, stored)).scheme).toBe(scheme)
})

// docs/product/display.md#everywhere
test('shows the page as its person reads, before anything is painted', async () => {
  const look = {
    theme: 'light',
    attributes: { 'data-swatch': 'dark', 'data-contrast': 'more' },
    variables: { '--text-scale': '1.5', '--swatch-text': '#E6EDFF' },
    fontSheet: '/host/1/font.css',
  }
  const { document, scheme } = await open('/', { 'stepwise.look': JSON.stringify(look) })
  const { dataset, style } = document.documentElement
  expect(scheme).toBe('dark')
  expect(dataset).toMatchObject({ swatch: 'dark', contrast: 'more' })
  expect([style.getPropertyValue('--text-scale'), style.getPropertyValue('--swatch-text')]).toEqual(['1.5', '#E6EDFF'])
  expect(document.querySelector('link[href="/host/1/font.css"]')?.getAttribute('rel')).toBe('stylesheet')
})

test('unknown fields of a later contract and missing fields are skipped', async () => {
  const later = [
    null,
    {},
    { config: { routes: [null, { path: 7 }, { path: '/dashboard/learn', page: 'gone', access: 'staff' }] } },
    {
      folder: '/remotes/club/1/',
      entry: 'entry.js',
      config: {
        routes: [{ path: '/club', page: 'home', access: 'signed-in', frame: 'split', preload: [7, null] }],
        slots: ['footer.club'],
      },
      pages: { home: { js: ['club.js', 'unchecked.js', 7], wasm: ['club.wasm'], shared: 'ui' } },
      integrities: { ...integrities('club'), 'entry.js': null },
    },
    'learn',
    ...registry.remotes,
  ]
  const { preloads, calls } = await open('/club', signedIn, 'study', later)
  expect(preloads[0]).toBe('script /remotes/club/1/club.js')
  expect(preloads.join()).not.toContain('unchecked')
  expect(preloads).toContain('script /remotes/learn/1/search.js')
  expect(calls).toEqual(['POST /api/auth/authorize'])
  expect((await open('/flows/revision/exam-day', signedIn, 'study', { none: true })).calls).toHaveLength(1)
})
