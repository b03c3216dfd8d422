import { expect, test } from 'vitest'
import { contrast } from '../contracts/contrast.ts'
import { mixed } from '../testing/mixed.ts'
import { type Swatch, swatches, swatchName } from './swatches.ts'

/** The palest line there is: 55 % of the text's colour, as `color-mix()` makes it (TextBody, Transcript). */
const paleLine = ({ background, text }: Swatch) => mixed(text, background, 0.55)

const measured = swatches.map((swatch) => ({
  ...swatch,
  textContrast: contrast(swatch.text, swatch.background),
  lineContrast: contrast(paleLine(swatch), swatch.background),
}))

test('there are fifteen swatches, each with its own name and colours', () => {
  expect(swatches).toHaveLength(15)
  expect(new Set(swatches.map(({ name }) => name)).size).toBe(15)
  expect(new Set(swatches.map(({ background, text }) => background + text)).size).toBe(15)
})

test.each(measured)('$name: text, links and focus ring $textContrast, lines $lineContrast', (swatch) => {
  // Links and the focus ring have the colour of the text.
  expect(swatch.textContrast).toBeGreaterThanOrEqual(11.6)
  expect(swatch.lineContrast).toBeGreaterThanOrEqual(3)
})

test.each([
  ['#FBF3DE', '#1F2430', 'Cream'],
  ['#fbf3de', '#1f2430', 'Cream'],
  ['#000000', '#FFF200', 'Black and yellow'],
  ['#FBF3DE', '#1B2333', undefined],
  [null, '#1F2430', undefined],
  [null, null, undefined],
])('the colours %s and %s are called %s', (backgroundColor, fontColor, name) => {
  expect(swatchName({ backgroundColor, fontColor })).toBe(name)
})

// `npx vitest run --project browser-code shared/display -u` updates the page.
test('docs/swatches.md has these figures', async () => {
  const rows = measured.map(
    ({ name, background, text, textContrast, lineContrast }) =>
      `| ${name} | \`${background}\` | \`${text}\` | ${textContrast.toFixed(1)} | ${lineContrast.toFixed(1)} |`,
  )
  await expect(
    `# The 15 swatches

Contrast by WCAG 2.2 of each reading colour, computed by \`shared/display/swatches.test.ts\`, which also writes this page.
Links and the focus ring have the colour of the text. Lines are the palest ones drawn on a reading surface: 55 % of the text's
colour. WCAG AA asks 4.5 of text and 3 of lines; we ask 11.6 of text.

| Swatch | Background | Text | Text, links, focus ring | Lines |
| ------ | ---------- | ---- | ----------------------: | ----: |
${rows.join('\n')}
`,
  ).toMatchFileSnapshot('../../docs/swatches.md')
})
