import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contrast } from '../contracts/contrast.ts'
import { swatches } from '../display/swatches.ts'
import { mixed } from '../testing/mixed.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const tokens = read('../ui/tokens.css')

/** The colours of a block of the tokens, such as that of dark. */
function coloursOf(selector: string) {
  const block = tokens.split(`${selector} {`)[1]?.split('}')[0] ?? ''
  const colour = (name: string) => new RegExp(`--color-${name}: (#[0-9a-f]{6})`).exec(block)?.[1] ?? ''
  return { ink: colour('ink'), surface: colour('surface') }
}

const looks = {
  light: coloursOf(':root'),
  dark: coloursOf(':root[data-mantine-color-scheme="dark"]'),
  'high contrast': coloursOf(':root[data-contrast="more"]'),
  'high contrast, dark': coloursOf(':root[data-contrast="more"][data-mantine-color-scheme="dark"]'),
  ...Object.fromEntries(swatches.map(({ name, background, text }) => [name, { ink: text, surface: background }])),
}
const tint = Number(/var\(--color-ink\) (\d+)%, var\(--color-surface\)/.exec(read('marks.css'))?.[1]) / 100

test.each(Object.entries(looks))(
  '%s: the words of the sentence that is read, its line and its word',
  (_, { ink, surface }) => {
    expect(ink).toMatch(/^#/)
    // The words, and the line under them, which is what tells the sentence from the others.
    expect(contrast(ink, mixed(ink, surface, tint))).toBeGreaterThanOrEqual(4.5)
    // The word in the sentence: the colours turned round.
    expect(contrast(surface, ink)).toBeGreaterThanOrEqual(4.5)
  },
)
