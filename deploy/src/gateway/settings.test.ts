import { expect, test } from 'vitest'
import { gatewaySettings } from './settings.ts'

const required = { STORE_DIR: '/store', CONTENT_DIR: '/content', API_URL: 'http://127.0.0.1:4001' }

test('a setting that is not given has a default that keeps the product on this machine', () => {
  const folders = { storeDir: '/store', contentDir: '/content' }
  const server = { port: 4000, host: 'localhost', isProduction: false, trustProxy: false, drainMs: 0 }
  expect(gatewaySettings(required)).toEqual({ ...server, ...folders, edition: 'study', apiUrl: required.API_URL })
})

test('settings are read from the environment', () => {
  const env = { ...required, PORT: '80', HOST: '0.0.0.0', NODE_ENV: 'production', TRUST_PROXY: '1', DRAIN_SECONDS: '5' }
  expect(gatewaySettings(env)).toMatchObject({ port: 80, host: '0.0.0.0', isProduction: true, drainMs: 5000 })
  expect(gatewaySettings({ ...required, PORT: '0' }).port).toBe(0)
  expect(gatewaySettings({ ...required, PORT: '65535' }).port).toBe(65535)
  expect(gatewaySettings({ ...required, TRUST_PROXY: '0' }).trustProxy).toBe(false)
  expect(gatewaySettings({ ...required, TRUST_PROXY: 'loopback, 10.0.0.0/8' }).trustProxy).toEqual([
    'loopback',
    '10.0.0.0/8',
  ])
})

test('every invalid setting is named, in one message', () => {
  const start = (changes: NodeJS.ProcessEnv) => () => gatewaySettings({ ...required, ...changes })
  const words = /^The gateway cannot start with these settings: PORT \(.+\), API_URL \(.+\), TRUST_PROXY \(.+\)\.$/
  expect(start({ PORT: '65536', API_URL: 'here', TRUST_PROXY: 'yes' })).toThrow(words)
  expect(() => gatewaySettings({})).toThrow(/STORE_DIR \(.+\), CONTENT_DIR \(.+\), API_URL/)
  expect(start({ RELEASE_SECRET: 'hunter2' })).toThrow('RELEASE_SECRET (must have at least 32 characters)')
  expect(
    gatewaySettings({ ...required, STORE_DIR: undefined, STORE_URL: 's3://a', DATABASE_URL: 'postgres://b' }).storeDir,
  ).toBe('')
  for (const PORT of ['-1', '80.5', 'web']) expect(start({ PORT })).toThrow(/PORT/)
})
