import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { migrationNames } from './migrate.ts'

// docs/decisions/037-backward-compatible-migrations.md

const read = (name: string) => readFileSync(new URL(`./migrations/${name}`, import.meta.url), 'utf8')

test('no migration has been changed since it was written, not even a comment of it: databases that have it would not start', () => {
  const sums = migrationNames().map((name) => `${createHash('sha256').update(read(name)).digest('hex')}  ${name}\n`)
  expect(sums.join('')).toBe(read('SHA256SUMS'))
})
