import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { expect, test } from 'vitest'
import { missingPlatformPackages } from './complete-lock.mjs'

test('our lock file has every platform package (node tools/check/lock/complete-lock.mjs adds them)', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  expect(Object.keys(missingPlatformPackages(lock))).toEqual([])
})

test('a missing platform package becomes an optional entry for its platform', () => {
  const packages = {
    'node_modules/tool': {
      dev: true,
      license: 'MIT',
      optionalDependencies: { 'tool-linux-x64-musl': '1.2.3', 'tool-darwin-arm64': '1.2.3' },
    },
    'node_modules/tool-darwin-arm64': {},
  }
  const platform = { cpu: ['x64'], libc: ['musl'], os: ['linux'] }
  expect(missingPlatformPackages({ packages })).toEqual({
    'node_modules/tool-linux-x64-musl': { ...platform, version: '1.2.3', dev: true, license: 'MIT', optional: true },
  })
})
