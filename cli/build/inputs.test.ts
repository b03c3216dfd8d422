import { expect, test } from 'vitest'
import { lockedPackages } from './inputs.ts'

const packages = {
  '': { name: 'stepwise', workspaces: ['remotes/*'] },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/@stepwise/learn': { resolved: 'remotes/learn', link: true },
  'remotes/learn': { name: '@stepwise/learn', dependencies: { react: '19.3.1' } },
  'remotes/learn/node_modules/mime': { version: '4.1.0' },
}
const locked = (more: Record<string, object> = {}) =>
  lockedPackages(JSON.stringify({ packages: { ...packages, ...more } }))

test('a new remote in the lock file does not change what the others are built from', () => {
  const reading = {
    'node_modules/@stepwise/reading-club': { resolved: 'remotes/reading-club', link: true },
    'remotes/reading-club': { name: '@stepwise/reading-club', dependencies: { react: '19.3.1' } },
  }
  expect(locked(reading)).toBe(locked())
})

test.each(['node_modules/react', 'remotes/learn/node_modules/mime'])(
  'another version of %s changes what a part is built from',
  (path) => {
    expect(locked({ [path]: { version: '99.0.0' } })).not.toBe(locked())
  },
)
