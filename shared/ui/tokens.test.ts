import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const [lightBlock = '', darkBlock = ''] = css.split(':root[data-mantine-color-scheme="dark"]')
const tokensOf = (block: string) =>
  Object.fromEntries([...block.matchAll(/(--color-[a-z-]+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]))
const light = tokensOf(lightBlock)
const dark = { ...light, ...tokensOf(darkBlock) }

const text = ['ink', 'muted', 'brand', 'danger', 'success']
const surfaces = ['page', 'surface', 'surface-sunk']

for (const [name, tokens] of Object.entries({ light, dark })) {
  const colour = (token: string) => tokens[`--color-${token}`] ?? ''

  test.each(text.flatMap((ink) => surfaces.map((surface) => [ink, surface] as const)))(
    `${name}: %s is text on %s`,
    (ink, surface) => expect(contrast(colour(ink), colour(surface))).toBeGreaterThanOrEqual(4.5),
  )
  test.each([
    ['on-brand', 'brand'],
    ['ink', 'brand-tint'],
    ['brand', 'brand-tint'],
    ['ink', 'danger-tint'],
    ['danger', 'danger-tint'],
    ['success', 'success-tint'],
  ])(`${name}: %s is text on %s`, (ink, surface) => {
    expect(contrast(colour(ink), colour(surface))).toBeGreaterThanOrEqual(4.5)
  })
  test.each(['control-line', 'focus', 'warm'].flatMap((part) => ['page', 'surface'].map((on) => [part, on] as const)))(
    `${name}: %s can be seen on %s`,
    (part, on) => expect(contrast(colour(part), colour(on))).toBeGreaterThanOrEqual(3),
  )
}
