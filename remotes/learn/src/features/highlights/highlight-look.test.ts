import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { swatches } from '@stepwise/shared/display/swatches'
import { contrast, mixed } from '@stepwise/shared/testing'
import { expect, test } from 'vitest'

// docs/product/notes.md#highlight-look

const tokens = readFileSync(join(import.meta.dirname, '../../../../../shared/ui/tokens.css'), 'utf8')

/** The value of a variable in a block of the tokens. */
const valueIn = (selector: string, name: string) =>
  new RegExp(`--${name}: ([^;]+)`).exec(tokens.split(`\n${selector} {`)[1]?.split('}')[0] ?? '')?.[1] ?? ''
const strengthIn = (selector: string) => Number.parseFloat(valueIn(selector, 'highlight-strength')) / 100
const colours = ['yellow', 'blue', 'green', 'pink'].map((name) => valueIn(':root', `highlight-${name}`))
const textIn = (selector: string) => ({
  ink: valueIn(selector, 'color-ink'),
  surface: valueIn(selector, 'color-surface'),
})

const dark = ':root[data-mantine-color-scheme="dark"]'
test.each([':root', dark])('words in every colour of %s can be read, with their line', (selector) => {
  const { ink, surface } = textIn(selector)
  expect(colours.every((colour) => colour.startsWith('#'))).toBe(true)
  for (const colour of colours) {
    expect(contrast(ink, mixed(colour, surface, strengthIn(':root')))).toBeGreaterThanOrEqual(4.5)
  }
})

test.each(swatches)('words of the swatch $name can be read', ({ text, background }) => {
  const strength = strengthIn(':root:is([data-swatch], [data-contrast])')
  expect(strength).toBeGreaterThan(0)
  expect(contrast(text, mixed(text, background, strength))).toBeGreaterThanOrEqual(4.5)
})
