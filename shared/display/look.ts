import { combine, createEffect, sample } from 'effector'
import { preview } from '../preview/index.ts'
import { skipColourFades } from './colour-fades.ts'
import { isDarkOnLight } from './colour-pair.ts'
import { fontStacks, loadFontFx } from './fonts.ts'
import { $displayOverride, type Theme } from './override.ts'
import { textScale } from './reading-style.ts'
import { $displaySetting, type DisplaySetting } from './setting.ts'
import { $hasMoreContrast, $storedTheme, $themeChoice, type ThemeChoice, themeLoaded } from './theme.ts'

// docs/product/display.md#everywhere: settings reach every page as attributes and variables of the root element. The page's first script
// (deploy/src/page/boot) sets those of the last visit before anything is painted.

/** What the root element has. */
export interface Look {
  theme: ThemeChoice
  attributes: Record<string, string>
  variables: Record<string, string>
  /** The address of the chosen font's style sheet. */
  fontSheet?: string
}

const storageKey = 'stepwise.look'

/** By the step that is chosen; at step 0 a text is as the product has it (shared/ui/tokens.css). WCAG 1.4.12 asks for 0.12em and 0.16em. */
const letterSpacings = ['', '0.06em', '0.12em']
const wordSpacings = ['', '0.16em', '0.32em']
/** Times the line height that a text has anyway. */
const lineSpacings = ['', '1.25', '1.5']
const lineWidths = ['', '54ch', '40ch']

const findColours = ({ backgroundColor, fontColor }: DisplaySetting) =>
  backgroundColor && fontColor ? { background: backgroundColor, text: fontColor } : null

/** Light or dark as the chosen colours are; null where the theme's own are used. */
export const $swatchScheme = $displaySetting.map((setting): Theme | null => {
  const colours = findColours(setting)
  return colours && (isDarkOnLight(colours) ? 'light' : 'dark')
})

const chosen = (name: string, value: string | undefined) => (value ? { [name]: value } : {})

export const $look = combine(
  $displaySetting,
  $swatchScheme,
  $themeChoice,
  $hasMoreContrast,
  (setting, swatchScheme, theme, hasMoreContrast): Look => {
    const colours = findColours(setting)
    return {
      theme,
      attributes: {
        ...(swatchScheme && { 'data-swatch': swatchScheme }),
        ...(hasMoreContrast && { 'data-contrast': 'more' }),
        ...(setting.buttonNames && { 'data-button-names': '' }),
      },
      variables: {
        ...(textScale(setting.fontSize) > 1 && { '--text-scale': String(textScale(setting.fontSize)) }),
        ...chosen('--line-spacing', lineSpacings[setting.lineSpacing]),
        ...chosen('--letter-spacing', letterSpacings[setting.letterSpacing]),
        ...chosen('--word-spacing', wordSpacings[setting.wordSpacing]),
        ...chosen('--line-width', lineWidths[setting.lineWidth]),
        ...chosen('--narrow-lines', lineWidths[setting.lineWidth]),
        ...(setting.fontFamily !== 'Default' && { '--font-default': fontStacks[setting.fontFamily] }),
        ...(colours && { '--swatch-background': colours.background, '--swatch-text': colours.text }),
      },
    }
  },
)

/** The names that a look may set: what a new one does not set goes. */
const attributeNames = ['data-swatch', 'data-contrast', 'data-button-names']
const variableNames = [
  '--text-scale',
  '--line-spacing',
  '--letter-spacing',
  '--word-spacing',
  '--line-width',
  '--narrow-lines',
  '--font-default',
  '--swatch-background',
  '--swatch-text',
]

/** What of a look is colours, as the root element has it. */
const shownColours = ({ dataset, style }: HTMLElement) =>
  [
    dataset.swatch,
    dataset.contrast,
    style.getPropertyValue('--swatch-background'),
    style.getPropertyValue('--swatch-text'),
  ].join()

export const applyLookFx = createEffect(({ attributes, variables }: Look) => {
  const root = document.documentElement
  const coloursBefore = shownColours(root)
  for (const name of attributeNames) {
    const value = attributes[name]
    if (value === undefined) root.removeAttribute(name)
    else root.setAttribute(name, value)
  }
  for (const name of variableNames) {
    const value = variables[name]
    if (value === undefined) root.style.removeProperty(name)
    else root.style.setProperty(name, value)
  }
  if (shownColours(root) !== coloursBefore) skipColourFades()
})
const storeLookFx = createEffect(({ look, storedTheme }: { look: Look; storedTheme: ThemeChoice }) => {
  const { theme, attributes, variables } = look
  // Nothing to tell the first script, and nothing of a person to keep.
  if (theme === storedTheme && isEmpty(attributes) && isEmpty(variables)) return localStorage.removeItem(storageKey)
  const fontSheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][href*="font-"]')?.href
  const isChosenFont = '--font-default' in variables
  localStorage.setItem(storageKey, JSON.stringify(isChosenFont && fontSheet ? { ...look, fontSheet } : look))
})
const isEmpty = (record: object) => Object.keys(record).length === 0

// Not before the start: until then the page looks as its first script has made it.
sample({ clock: [themeLoaded, $look.updates], source: $look, target: applyLookFx })
sample({
  clock: [$look.updates, loadFontFx.done],
  source: { look: $look, storedTheme: $storedTheme, override: $displayOverride },
  filter: ({ override }) => !preview && override.theme === undefined && override.textSize === undefined,
  fn: ({ look, storedTheme }) => ({ look, storedTheme }),
  target: storeLookFx,
})
