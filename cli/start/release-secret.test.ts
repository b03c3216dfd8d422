import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@stepwise/deploy/testing/temporary-folder'
import { beforeEach, expect, test } from 'vitest'
import { releaseSecret } from './release-secret.ts'

let folder: string
beforeEach(async () => {
  folder = await temporaryFolder()
})

test('the secret is made once, in a file that only its owner can read, in a folder that need not be there yet', () => {
  const dataDir = join(folder, 'var/study')
  const secret = releaseSecret(dataDir, {})
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(releaseSecret(dataDir, {})).toBe(secret)
  expect(readdirSync(dataDir)).toEqual(['release-secret'])
  if (process.platform !== 'win32') expect(statSync(join(dataDir, 'release-secret')).mode & 0o777).toBe(0o600)
})

test('a secret of the environment comes first and is not stored', () => {
  const given = 'a secret that is long enough to be one'
  expect(releaseSecret(folder, { RELEASE_SECRET: given })).toBe(given)
  expect(readdirSync(folder)).toEqual([])
})

test('each folder has its own', () => {
  expect(releaseSecret(join(folder, 'study'), {})).not.toBe(releaseSecret(join(folder, 'pro'), {}))
})

test('a secret that could be guessed is refused', () => {
  expect(() => releaseSecret(folder, { RELEASE_SECRET: 'hunter2' })).toThrow(/at least 32 characters/)
  writeFileSync(join(folder, 'release-secret'), 'short\n')
  expect(() => releaseSecret(folder, {})).toThrow(/release-secret, must have at least 32 characters/)
})
