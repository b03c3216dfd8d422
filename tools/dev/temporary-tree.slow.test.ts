import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TemporaryTree, temporaryTree } from './temporary-tree.ts'

let tree: TemporaryTree
beforeAll(() => {
  tree = temporaryTree()
}, 180_000)
afterAll(() => tree.remove())

const inTree = (...path: string[]) => join(tree.path, ...path)
const git = (...args: string[]) => execFileSync('git', ['-C', tree.path, ...args], { encoding: 'utf8' }).trim()

test('the tree has what git would commit, as one commit, and nothing that was made from it', () => {
  expect(readFileSync(inTree('package.json'), 'utf8')).toBe(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(existsSync(inTree('tools', 'dev', 'temporary-tree.ts'))).toBe(true)
  expect(existsSync(inTree('var'))).toBe(false)
  expect(git('status', '--porcelain')).toBe('')
  expect(git('rev-list', '--count', 'HEAD')).toBe('1')
})

test('parts are resolved in the tree, and packages that belong to one part too', () => {
  expect(realpathSync(inTree('node_modules', '@stepwise', 'learn'))).toBe(inTree('remotes', 'learn'))
  for (const modules of ['node_modules/react', 'deploy/node_modules/mime'])
    expect(realpathSync(inTree(modules))).toBe(inTree(modules))
  const print = 'console.log(import.meta.resolve("@stepwise/shared/contracts"))'
  const options = { cwd: inTree('host'), encoding: 'utf8' } as const
  expect(execFileSync(process.execPath, ['--input-type=module', '-e', print], options)).toContain(inTree('shared'))
})

test('packages of the tree are the same files, and what npm writes in place is its own', () => {
  const identity = (folder: string, ...path: string[]) => statSync(join(folder, 'node_modules', ...path)).ino
  const react = ['react', 'package.json']
  expect(identity(tree.path, ...react)).toBe(identity(root, ...react))
  expect(identity(tree.path, '.package-lock.json')).not.toBe(identity(root, '.package-lock.json'))
})

test('changes in it change nothing here', () => {
  const before = readFileSync(join(root, 'README.md'), 'utf8')
  appendFileSync(inTree('README.md'), 'more')
  expect(git('status', '--porcelain')).toContain('README.md')
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toBe(before)
})

test('removes itself, and leaves the packages here', () => {
  tree.remove()
  expect(existsSync(tree.path)).toBe(false)
  expect(existsSync(join(root, 'node_modules', 'react', 'package.json'))).toBe(true)
})
