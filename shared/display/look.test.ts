import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { signedIn } from '../session/index.ts'
import { aUser } from '../testing/builders.ts'
import { $look, $swatchScheme } from './look.ts'
import { displayOverridden } from './override.ts'
import { defaultSetting, displaySettingChanged } from './setting.ts'
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

test('nothing fades while the colours change, and only then', async () => {
  const { choose } = await started()
  await vi.waitFor(() => expect(root.dataset).not.toHaveProperty('noFades'))
  await choose({ fontSize: 4, lineSpacing: 1, buttonNames: true })
  expect(root.dataset).not.toHaveProperty('noFades')
  for (const colours of [
    { backgroundColor: '#10182B', fontColor: '#E6EDFF' },
    { theme: 'high-contrast' },
    { backgroundColor: null, fontColor: null },
  ]) {
    await choose(colours)
    expect(root.dataset).toMatchObject({ noFades: '' })
    await vi.waitFor(() => expect(root.dataset).not.toHaveProperty('noFades'))
  }
})

test.each([
  [{ lineSpacing: 1 }, '--line-spacing: 1.25;'],
  [{ lineSpacing: 2 }, '--line-spacing: 1.5;'],
  [{ letterSpacing: 2 }, '--letter-spacing: 0.12em;'],
  [{ wordSpacing: 2 }, '--word-spacing: 0.32em;'],
  [{ lineWidth: 1 }, '--line-width: 54ch; --narrow-lines: 54ch;'],
  [{ lineWidth: 2 }, '--line-width: 40ch; --narrow-lines: 40ch;'],
  [{ backgroundColor: '#FBF3DE', fontColor: '#1F2430' }, '--swatch-background: #FBF3DE; --swatch-text: #1F2430;'],
  [{ backgroundColor: '#FBF3DE' }, ''],
])('%j is the style "%s", which goes with it', async (chosen, style) => {
  const { choose } = await started()
  await choose(chosen)
  expect(root.getAttribute('style') ?? '').toBe(style)
  await choose(defaultSetting)
  expect(root.getAttribute('style') ?? '').toBe('')
})

test('dark text on a light ground is a light swatch', async () => {
  const { scope, choose } = await started()
  await choose({ backgroundColor: '#FBF3DE', fontColor: '#1F2430' })
  expect(scope.getState($swatchScheme)).toBe('light')
  await choose({ backgroundColor: null })
  expect(scope.getState($swatchScheme)).toBeNull()
})

test('default values are not stored', async () => {
  const { choose } = await started()
  await choose({ fontSize: 6 })
  await choose({ fontSize: 2 })
  expect(localStorage.getItem('stepwise.look')).toBeNull()
})

test('the look is stored for the page’s first script, but not that of a QA page', async () => {
  const { scope, choose } = await started()
  await choose({ fontSize: 6 })
  expect(JSON.parse(localStorage.getItem('stepwise.look') ?? '')).toEqual(scope.getState($look))
  await allSettled(displayOverridden, { scope, params: { theme: 'dark' } })
  expect(localStorage.getItem('stepwise.look')).toContain('"theme":"device"')
  await allSettled(displayOverridden, { scope, params: { theme: undefined, textSize: 10 } })
  expect(variable('--text-scale')).toBe('1.5')
  expect(localStorage.getItem('stepwise.look')).toContain('"--text-scale":"1.25"')
})

const storedLook = () => JSON.parse(localStorage.getItem('stepwise.look') ?? 'null')

test('a theme that only the account names is stored, and so are attributes alone', async () => {
  const { scope } = await started()
  await allSettled(signedIn, { scope, params: aUser({ accessabilitySetting: { ...defaultSetting, theme: 'dark' } }) })
  expect(storedLook()).toEqual({ theme: 'dark', attributes: {}, variables: {} })
  const visitor = await started()
  await visitor.choose({ buttonNames: true })
  expect(storedLook()).toMatchObject({ attributes: { 'data-button-names': '' }, variables: {} })
})

test('the chosen font’s style sheet is stored with it, once it is in the page', async () => {
  const { scope, choose } = await started()
  document.head.innerHTML = '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/font-comic.css">'
  await choose({ fontSize: 6 })
  expect(storedLook()).not.toHaveProperty('fontSheet')
  await choose({ fontFamily: 'Comic Sans' })
  expect(storedLook().fontSheet).toMatch(/\/font-comic\.css$/)
  document.head.innerHTML = ''
  await choose({ fontSize: 7 })
  expect(storedLook()).toEqual(scope.getState($look))
})
