import { join } from 'node:path'
import { temporaryFolder } from '@stepwise/deploy/testing/temporary-folder'
import { expect, test } from 'vitest'
import { readSettingsFiles } from './settings-file.mjs'

test('settings are read from a file, and what the environment says already stays', async () => {
  const settings = '# Stepwise\nPORT=4100\nMAIL_FROM="Stepwise <a@example.org>"\n\nEDITION = pro\nHOST=\n'
  const SETTINGS_FILE = join(await temporaryFolder({ settings }), 'settings')
  const env: NodeJS.ProcessEnv = { SETTINGS_FILE, PORT: '4200' }
  readSettingsFiles(env)
  expect(env).toEqual({ SETTINGS_FILE, PORT: '4200', MAIL_FROM: 'Stepwise <a@example.org>', EDITION: 'pro', HOST: '' })
})

test('a secret may be in a file of its own', async () => {
  const MAIL_URL_FILE = join(await temporaryFolder({ mail: 'smtp://mail.test\n' }), 'mail')
  const env: NodeJS.ProcessEnv = { MAIL_URL_FILE }
  readSettingsFiles(env)
  expect(env.MAIL_URL).toBe('smtp://mail.test')
})

test('a file that cannot be read is named by its setting', () => {
  const words = 'SETTINGS_FILE is /nowhere/settings, which cannot be read (ENOENT).'
  expect(() => readSettingsFiles({ SETTINGS_FILE: '/nowhere/settings' })).toThrow(words)
})
