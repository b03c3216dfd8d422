import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('the defaults are the study edition on this machine, on the embedded database', () => {
  const settings = readSettings({ DATABASE_URL: '' })
  const server = { host: '127.0.0.1', port: 4001, isProduction: false, trustProxy: ['loopback'] }
  expect(settings).toMatchObject({ edition: 'study', ...server, databaseUrl: undefined, registryUrl: undefined })
  expect(settings.dataFolder).toMatch(/var\/study$/)
  expect(settings.contentFolder).toMatch(/content$/)
})

test('each edition has its own data, and folders may be anywhere', () => {
  expect(readSettings({ EDITION: 'pro' }).dataFolder).toMatch(/var\/pro$/)
  expect(readSettings({ DATA_DIR: '/srv/data' }).dataFolder).toBe('/srv/data')
})

test('one error names every bad setting', () => {
  const urls = { DATABASE_URL: 'mysql://x', REGISTRY_URL: 'file:///registry.json' }
  const settings = { PORT: '70000', EDITION: 'basic', TRUST_PROXY: 'true', ...urls }
  expect(() => readSettings(settings)).toThrow(
    /^Bad settings\. .*EDITION: .*PORT: .*DATABASE_URL: must look like postgres:.*TRUST_PROXY: must be the number.*REGISTRY_URL: must look like http:/,
  )
})

test('a mail server needs the public address, of which only the origin counts', () => {
  const MAIL_URL = 'smtp://name:password@mail.test:587'
  expect(() => readSettings({ MAIL_URL })).toThrow('PUBLIC_URL: is needed with MAIL_URL, for the links in mails')
  expect(() => readSettings({ MAIL_URL: 'https://mail.test' })).toThrow('MAIL_URL: must look like smtp:')
  expect(() => readSettings({ MAIL_FROM: 'Stepwise' })).toThrow('MAIL_FROM: must look like')
  expect(() => readSettings({ SUPPORT_EMAIL: 'Help <help@stepwise.test>' })).toThrow('SUPPORT_EMAIL: must look like')
  const from = 'Stepwise <hello@learn.test>'
  const settings = readSettings({ MAIL_URL, PUBLIC_URL: 'https://learn.test/', MAIL_FROM: from })
  expect(settings).toMatchObject({ publicOrigin: 'https://learn.test', mailUrl: MAIL_URL })
})
