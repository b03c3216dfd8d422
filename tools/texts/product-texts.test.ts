import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../launch/root.mjs'
import { productTexts } from './product-texts.ts'

const sources = [
  '{host,shared}/**/*.{ts,tsx}',
  'remotes/*/{src/**/*,remote.config}.{ts,tsx}',
  'api/src/**/*.ts',
  'content/*.yaml',
]
const source = globSync(sources, { cwd: root, exclude: (path) => /node_modules|dist/.test(path) })
  .filter((path) => !/\.test\.tsx?$|[\\/]testing[\\/]/.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n')
  .replaceAll(/\s+/g, ' ')
  .replaceAll("\\'", "'")

/** A placeholder is `{name}` or `${name}` in the source. */
const isInSource = (text: string) => {
  const parts = text.split(/\{[^}]*\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(parts.join('\\$?\\{[^}]*\\}')).test(source)
}

test.each(Object.entries(productTexts))('%s: every text is in the product’s source', (_, texts) => {
  expect(texts.filter((text) => !isInSource(text))).toEqual([])
})
