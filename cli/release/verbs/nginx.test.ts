import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '@stepwise/deploy/testing/temporary-folder'
import { expect, test } from 'vitest'
import { startSettings } from '../../start/settings.ts'
import type { Options } from '../verb.ts'
import { nginxVerb } from './nginx.ts'

async function written(options: Options, env: NodeJS.ProcessEnv = {}) {
  const file = join(await temporaryFolder(), 'nginx.conf')
  const context = { settings: startSettings(env), options, log: () => {} }
  await nginxVerb.run(context as unknown as Parameters<typeof nginxVerb.run>[0], [file])
  return readFile(file, 'utf8')
}
const servers = { api: ['10.0.0.1:4001', '10.0.0.2:4001'], gateway: ['10.0.0.1:4000'] }

test('each server that was named is balanced over', async () => {
  const config = await written(servers)
  expect(config.match(/server 10\.0\.0\.\d:\d+ max_fails=1 /g)).toHaveLength(3)
  expect(config.match(/server 10\.0\.0\.\d:\d+ max_fails=0 backup/g)).toHaveLength(3)
  expect(config).toContain('listen 80 ')
  expect(config).not.toContain('strict-transport-security "')
})

test('with a certificate it speaks TLS, and plain HTTP leads there', async () => {
  const config = await written(
    { ...servers, certificate: '/etc/tls/a.pem', key: '/etc/tls/a.key', name: ['stepwise.example.org'] },
    { NODE_ENV: 'production' },
  )
  expect(config).toContain('listen 443 ssl http2 ')
  expect(config).toContain('return 301 https://stepwise.example.org$request_uri;')
  expect(config).toContain('add_header strict-transport-security "max-age=')
})

test.each<[string, Options, string]>([
  ['no API', { gateway: servers.gateway }, 'Name each api'],
  ['an address without a port', { ...servers, gateway: ['10.0.0.1'] }, 'it must look like 127.0.0.1:4001'],
  ['more than an address', { ...servers, api: ['a:1; evil'] }, 'it must look like'],
  ['a certificate without its key', { ...servers, certificate: 'a.pem' }, 'go together'],
])('%s is refused', async (_, options, words) => {
  await expect(written(options)).rejects.toThrow(words)
})

test('files of versions are served, and the records beside them only by a gateway, which refuses them', async () => {
  const [, pattern = ''] = /location ~ "(\S+remotes\S+)"/.exec(await written(servers)) ?? []
  const files = new RegExp(pattern)
  for (const path of ['/remotes/learn/1.0.0/home.js', '/host/1.0.0/a/main.css', '/remotes/smoke/1.0.0/home.js'])
    expect([path, files.test(path)]).toEqual([path, true])
  for (const path of [
    '/remotes/learn/1.0.0/smoke/home.png',
    '/remotes//learn/1.0.0//smoke/home.png',
    '/host/1.0.0/smoke/home.png',
    '/remotes/learn/1.0.0/build.json',
    '/host/1.0.0/smoke.json',
  ])
    expect([path, files.test(path)]).toEqual([path, false])
})
