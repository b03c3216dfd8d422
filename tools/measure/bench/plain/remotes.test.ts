import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { expect, test } from 'vitest'
import { plainRemotes } from './remotes.ts'

test('every remote of the repository is part of the plain bundle', () => {
  const folders = readdirSync(join(root, 'remotes'))
  expect(plainRemotes.map(({ name }) => name).sort()).toEqual(folders.sort())
})
