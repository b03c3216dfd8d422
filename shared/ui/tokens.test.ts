import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contrast } from '../contracts/contrast.ts'
import { swatches } from '../display/swatches.ts'
import { mixed } from '../testing/mixed.ts'

// docs/product/accessibility.md#contrast, docs/product/display.md#swatch-tokens

type Tokens = Record<string, string>

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

/** The tokens that the rule with this selector sets. */
function tokensOf(selector: string): Tokens {
  const [, block = ''] = css.split(`${selector} {`)
  const [rule = ''] = block.split('\n}')
  const declarations = [...rule.matchAll(/(--color-[a-z-]+): ([^;]+);/g)]
  if (declarations.length === 0) throw new Error(`No rule ${selector}`)
  return Object.fromEntries(declarations.map(([, name = '', value = '']) => [name, value]))
}

const dark = ':root[data-mantine-color-scheme="dark"]'
const more = ':root[data-contrast="more"]'
const own = tokensOf(':root[data-swatch][data-swatch]')
const ownMore = tokensOf(':root[data-swatch][data-contrast="more"]')

const light = tokensOf('\n:root')
const themes: Record<string, Tokens> = { light, dark: { ...light, ...tokensOf(`\n${dark}`) } }
const highContrast: Record<string, Tokens> = {
  'high contrast, light': { ...light, ...tokensOf(`\n${more}`) },
  'high contrast, dark': {
    ...themes.dark,
    ...tokensOf(`\n${more}`),
    ...tokensOf('[data-contrast="more"][data-mantine-color-scheme="dark"]'),
  },
}
const swatched = swatches.flatMap(({ name, background, text }) => [
  [`${name}`, coloursOf(own, background, text)] as const,
  [`${name}, high contrast`, coloursOf({ ...own, ...ownMore }, background, text)] as const,
])

/** The tokens as colours: `color-mix()` of the swatch's two, as a browser computes it. */
function coloursOf(tokens: Tokens, background: string, text: string): Tokens {
  const colourOf = (value: string) => {
    if (value === 'var(--swatch-background)') return background
    if (value === 'var(--swatch-text)') return text
    const [, share] =
      /^color-mix\(in srgb, var\(--swatch-text\) (\d+)%, var\(--swatch-background\)\)$/.exec(value) ?? []
    if (!share) throw new Error(`Not a mix of the swatch: ${value}`)
    return mixed(text, background, Number(share) / 100)
  }
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, colourOf(value)]))
}

const surfaces = ['page', 'surface', 'surface-sunk']
const texts = ['ink', 'muted', 'brand', 'danger', 'success'].flatMap((ink) => surfaces.map((on) => [ink, on] as const))
const textsOnTints = [
  ['on-brand', 'brand'],
  ['ink', 'brand-tint'],
  ['brand', 'brand-tint'],
  ['ink', 'danger-tint'],
  ['danger', 'danger-tint'],
  ['success', 'success-tint'],
] as const
const marks = ['control-line', 'focus', 'warm'].flatMap((part) => ['page', 'surface'].map((on) => [part, on] as const))

const cases = [
  ...Object.entries(themes).map(([name, tokens]) => ({ name, tokens, ofText: 4.5, ofMarks: 3 })),
  ...Object.entries(highContrast).map(([name, tokens]) => ({ name, tokens, ofText: 7, ofMarks: 4.5 })),
  ...swatched.map(([name, tokens]) => ({ name, tokens, ofText: 4.5, ofMarks: 3 })),
]

for (const { name, tokens, ofText, ofMarks } of cases) {
  const colour = (token: string) => tokens[`--color-${token}`] ?? ''

  test.each([...texts, ...textsOnTints])(`${name}: %s is text on %s`, (ink, surface) =>
    expect(contrast(colour(ink), colour(surface))).toBeGreaterThanOrEqual(ofText),
  )
  test.each(marks)(`${name}: %s can be seen on %s`, (part, on) =>
    expect(contrast(colour(part), colour(on))).toBeGreaterThanOrEqual(ofMarks),
  )
}

test('a swatch gives every colour that the themes have', () => {
  const names = Object.keys(light).filter((name) => name.startsWith('--color-'))
  expect(Object.keys(own).sort()).toEqual(names.sort())
})
