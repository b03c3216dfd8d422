import { allSettled, fork } from 'effector'
import { afterEach, expect, test } from 'vitest'
import { $look, $swatchScheme } from './look.ts'
import { displayOverridden } from './override.ts'
import { displaySettingChanged } from './setting.ts'
import { themeLoaded } from './theme.ts'

// docs/product/display.md#everywhere

const root = document.documentElement
afterEach(() => root.removeAttribute('style'))

async function started() {
  const scope = fork()
  await allSettled(themeLoaded, { scope })
  return { scope, choose: (params: object) => allSettled(displaySettingChanged, { scope, params }) }
}
const variable = (name: string) => root.style.getPropertyValue(name)

test.each([
  [0, ''],
  [2, ''],
  [6, '1.25'],
  [10, '1.5'],
])(
  'at size %i all text is times "%s" (nothing for 1): it never gets smaller than the browser’s',
  async (fontSize, scale) => {
    const { choose } = await started()
    await choose({ fontSize })
    expect(variable('--text-scale')).toBe(scale)
  },
)

test('colours, font and spacing reach the root element, and leave it again', async () => {
  const { scope, choose } = await started()
  const colours = { backgroundColor: '#10182B', fontColor: '#E6EDFF', fontFamily: 'Open-Dyslexic' }
  const spacing = { lineSpacing: 2, letterSpacing: 1, wordSpacing: 1, lineWidth: 1 }
  await choose({ ...colours, ...spacing, buttonNames: true, theme: 'high-contrast' })
  expect(root.dataset).toMatchObject({ swatch: 'dark', contrast: 'more', buttonNames: '' })
  expect(variable('--swatch-text')).toBe('#E6EDFF')
  expect(variable('--font-default')).toContain('OpenDyslexic')
  expect(['line', 'letter', 'word'].map((name) => variable(`--${name}-spacing`))).toEqual(['1.5', '0.06em', '0.16em'])
  expect(variable('--line-width')).toBe('54ch')
  expect(scope.getState($swatchScheme)).toBe('dark')

  await choose({ backgroundColor: null, fontColor: null, fontFamily: 'Default', buttonNames: false, theme: 'light' })
  for (const name of ['swatch', 'contrast', 'buttonNames']) expect(root.dataset).not.toHaveProperty(name)
  expect(variable('--swatch-text') + variable('--font-default')).toBe('')
  expect(scope.getState($swatchScheme)).toBeNull()
})

test('what is as for everybody is not stored', async () => {
  const { choose } = await started()
  await choose({ fontSize: 6 })
  await choose({ fontSize: 2 })
  expect(localStorage.getItem('stepwise.look')).toBeNull()
})

test('the look is stored for the page’s first script, but not that of a QA page', async () => {
  const { scope, choose } = await started()
  await choose({ fontSize: 6 })
  expect(JSON.parse(localStorage.getItem('stepwise.look') ?? '')).toEqual(scope.getState($look))
  await allSettled(displayOverridden, { scope, params: { textSize: 10 } })
  expect(variable('--text-scale')).toBe('1.5')
  expect(localStorage.getItem('stepwise.look')).toContain('"--text-scale":"1.25"')
})
