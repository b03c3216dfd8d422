import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { unusedColours } from '@stepwise/shared/federation'
import { expect, test } from 'vitest'

test('no part uses a colour of Mantine that builds leave out', () => {
  const files = globSync('{host/src,remotes/*/src,shared}/**/*.{ts,tsx,css}', { cwd: root }).filter(
    (path) => !/node_modules|federation\/rules/.test(path),
  )
  const names = unusedColours.join('|')
  const use = new RegExp(`--mantine-color-(${names})-|\\b(color|c|bg|primaryColor)(=|: ?){?['"](${names})\\b`)
  expect(use.test('color="teal"') && use.test("c: 'pink'")).toBe(true)
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((path) => use.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})
