import type { Registry, RegistryRemote } from '@stepwise/shared/contracts/remote'
import { expect, test } from 'vitest'
import { isRendered, localPage, plainPath, withLocalBuild } from './local-page.ts'

const remote = (name: string, changes = {}) =>
  ({
    config: { name, routes: [{ path: `/${name}`, page: 'home', editions: ['study'] }] },
    entry: 'remoteEntry.1.js',
    ...changes,
  }) as unknown as RegistryRemote

const site = remote('site', {
  config: { name: 'site', routes: [{ path: '/', page: 'home', editions: ['study'], rendered: true }] },
})
const registry = { host: { edition: 'study' }, remotes: [site, remote('learn')] } as unknown as Registry
const page = `<head><script type="application/json" id="registry">${JSON.stringify(registry)}</script></head>`

test('a build of this machine has the hash of its entry, and no bundle for the gateway', () => {
  const integrities = { 'remoteEntry.1.js': 'sha256-a', 'page.1.js': 'sha256-b' }
  const local = remote('site', { integrities, renderer: 'render/render.1.mjs' })
  const { remotes } = withLocalBuild(registry, local)
  expect(remotes.map(({ config }) => config.name)).toEqual(['learn', 'site'])
  expect(remotes[1]).toMatchObject({ integrities: { 'remoteEntry.1.js': 'sha256-a' } })
  expect(Object.keys(remotes[1]?.integrities ?? {})).toHaveLength(1)
  expect(remotes[1]?.renderer).toBeUndefined()
})

test('versions that a tester has chosen in the product stay chosen, and only of the local remote none is', () => {
  const until = '2026-01-01T00:00:00.000Z'
  const parts = [
    { part: 'learn', version: '2.0.0' },
    { part: 'site', version: '3.0.0' },
  ]
  const chosen = { ...registry, selection: { kind: 'override' as const, parts, until } }
  expect(withLocalBuild(chosen, site).selection).toEqual({
    kind: 'override',
    until,
    parts: [
      { part: 'learn', version: '2.0.0' },
      { part: 'site', version: 'of this machine' },
    ],
  })
})

test('a document that carries no set stays as it is', () => {
  const html = '<head><title>The API</title></head>'
  expect(localPage(html, site, ['/dev/a.js'])).toBe(html)
  expect(localPage(page, undefined, ['/dev/a.js'])).toBe(
    page.replace('</head>', '<script defer src="/dev/a.js"></script>\n</head>'),
  )
})

test('knows the pages whose words the live version of the remote has rendered, and one that has none', () => {
  expect(isRendered(page, '/', 'site')).toBe(true)
  expect(isRendered(page, '/', 'learn')).toBe(false)
  expect(isRendered(page, '/learn', 'learn')).toBe(false)
  expect(plainPath(registry)).toBe('/learn')
})
