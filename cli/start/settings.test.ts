import { join } from 'node:path'
import { readSettings } from '@stepwise/api/settings'
import { expect, test } from 'vitest'
import { root } from '../launch/root.mjs'
import { registryUrl, startSettings } from './settings.ts'

test('every setting has a default, by edition', () => {
  const folders = { dataDir: 'var/study', storeDir: 'var/store', contentDir: 'content' }
  const paths = Object.fromEntries(Object.entries(folders).map(([name, path]) => [name, join(root, path)]))
  const server = { edition: 'study', port: 4000, host: 'localhost', isProduction: false }
  expect(startSettings({})).toEqual({ ...server, ...paths })
  expect(startSettings({ DATA_DIR: 'elsewhere' }).storeDir).toBe(join(root, 'elsewhere/store'))
  expect(startSettings({ EDITION: 'pro', PORT: '' }, 'var/dev')).toMatchObject({
    dataDir: join(root, 'var/dev/pro'),
    port: 4000,
  })
})

test('production has folders of its own, for the server and for every tool', () => {
  const { dataDir, storeDir } = startSettings({ NODE_ENV: 'production' })
  expect([dataDir, storeDir]).toEqual([join(root, 'var/production/study'), join(root, 'var/production/store')])
  expect(readSettings({ NODE_ENV: 'production' }).dataFolder).toBe(dataDir)
  expect(startSettings({ NODE_ENV: 'production', DATA_DIR: '/srv' }).dataDir).toBe('/srv')
})

test.each([
  [{ EDITION: 'school' }, 'EDITION is "school"; it must be study or pro.'],
  [{ PORT: 'http' }, 'PORT is "http"; it must be a number from 1 to 65535.'],
  [{ PORT: '70000' }, 'PORT is "70000"'],
])('rejects %o', (env, words) => {
  expect(() => startSettings(env)).toThrow(words)
})

test.each([
  ['localhost', 'http://localhost:4000/registry.json'],
  ['10.0.0.7', 'http://10.0.0.7:4000/registry.json'],
  ['0.0.0.0', 'http://127.0.0.1:4000/registry.json'],
  ['::', 'http://[::1]:4000/registry.json'],
  ['fd00::7', 'http://[fd00::7]:4000/registry.json'],
])('a gateway that listens at %s has its registry at %s', (host, url) => {
  expect(registryUrl({ host, port: 4000 })).toBe(url)
  expect(readSettings({ REGISTRY_URL: url }).registryUrl).toBe(url)
})
