import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

// docs/product/public-pages.md#privacy-names-storage

const policy = readFileSync(join(root, 'content/pages/privacy.yaml'), 'utf8')
const sources = globSync(['{shared,host,remotes}/**/*.{ts,tsx}', 'deploy/src/page/boot/*.ts'], {
  cwd: root,
  exclude: (path) => /node_modules|dist|testing/.test(path),
})
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'))

/** What a pattern's first group finds in the sources, once each. */
const found = (pattern: RegExp) => [
  ...new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name]) => String(name)))),
]
const isNamed = (name: string) => policy.includes(`\`${name}\``)

test('the privacy policy names everything that the product keeps in local and session storage', () => {
  const keys = found(/['"`]stepwise\.([a-z][a-z-]*)/g).map((key) => `stepwise.${key}`)
  const ofTools = found(/createPersistedValues\('([a-z-]+)'/g).map((key) => `stepwise.${key}`)
  const others = found(/storageKey = '([a-z-]+)'/g)
  expect(keys.length).toBeGreaterThan(15)
  expect(ofTools.length).toBeGreaterThan(3)
  expect(others).toContain('preferred-theme')
  expect([...keys, ...ofTools, ...others].filter((key) => !isNamed(key))).toEqual([])
})

test('the privacy policy names the database of drafts', () => {
  const [database] = found(/databaseName = '([a-z-]+)'/g)
  expect(isNamed(String(database))).toBe(true)
})

test('the privacy policy names every cookie', () => {
  const servers = globSync(['api/src/{http,modules}/**/*.ts', 'deploy/src/selection/*.ts'], { cwd: root })
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n')
  // Most are made of one name each (api/src/http/cookies.ts).
  const [, names = ''] = /what: ('session'[\w' |]+')/.exec(servers) ?? []
  const cookies = [
    ...[...servers.matchAll(/`(stepwise_[a-z_]+_)\$\{[\w.]*edition\}`/g)].map(([, name]) => name),
    ...[...names.matchAll(/\w+/g)].map(([name]) => `stepwise_${name}_`),
  ]
  const known = ['stepwise_session_', 'stepwise_device_', 'stepwise_institution_', 'stepwise_override_']
  expect(known.filter((name) => !cookies.includes(name))).toEqual([])
  expect(cookies.filter((name) => !isNamed(`${name}{edition}`))).toEqual([])
})

test('the privacy policy says how long the cookies of a sign-in stay', () => {
  const { blocks } = parse(policy) as { blocks: { id: string; items?: string[] }[] }
  const cookies = blocks.find(({ id }) => id === 'cookies-list')?.items ?? []
  const itemOf = (name: string) => cookies.find((item) => item.startsWith(`\`stepwise_${name}_`)) ?? ''
  const source = (path: string) => readFileSync(join(root, 'api/src/modules/accounts', path), 'utf8')
  const [, days] = /deviceSeconds = (\d+) \* 24 \* 60 \* 60/.exec(source('auth/session.ts')) ?? []
  const [, minutes] = /lifetimeSeconds = (\d+) \* 60/.exec(source('institutions/browser-cookie.ts')) ?? []
  expect(itemOf('device')).toContain(`${days} days`)
  expect(itemOf('institution')).toContain(`${minutes} minutes`)
})
