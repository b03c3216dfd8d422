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

/** What the root element has; undefined is what it does not have. */
export interface Look {
  theme: ThemeChoice
  attributes: Record<string, string | undefined>
  variables: Record<string, string | undefined>
  /** The address of the chosen font's style sheet. */
  fontSheet?: string
}

const storageKey = 'stepwise.look'

/** By the step that is chosen; at step 0 a text is as the product has it (shared/ui/tokens.css). WCAG 1.4.12 asks for 0.12em and 0.16em. */
const letterSpacings = [undefined, '0.06em', '0.12em']
const wordSpacings = [undefined, '0.16em', '0.32em']
/** Times the line height that a text has anyway. */
const lineSpacings = [undefined, '1.25', '1.5']
const lineWidths = [undefined, '54ch', '40ch']

const findColours = ({ backgroundColor, fontColor }: DisplaySetting) =>
  backgroundColor && fontColor ? { background: backgroundColor, text: fontColor } : null

/** Light or dark as the chosen colours are; null where the theme's own are used. */
export const $swatchScheme = $displaySetting.map((setting): Theme | null => {
  const colours = findColours(setting)
  return colours && (isDarkOnLight(colours) ? 'light' : 'dark')
})

export const $look = combine(
  $displaySetting,
  $swatchScheme,
  $themeChoice,
  $hasMoreContrast,
  (setting, swatchScheme, theme, hasMoreContrast): Look => {
    const colours = findColours(setting)
    const scale = textScale(setting.fontSize)
    return {
      theme,
      attributes: {
        'data-swatch': swatchScheme ?? undefined,
        'data-contrast': hasMoreContrast ? 'more' : undefined,
        'data-button-names': setting.buttonNames ? '' : undefined,
      },
      variables: {
        '--text-scale': scale > 1 ? String(scale) : undefined,
        '--line-spacing': lineSpacings[setting.lineSpacing],
        '--letter-spacing': letterSpacings[setting.letterSpacing],
        '--word-spacing': wordSpacings[setting.wordSpacing],
        '--line-width': lineWidths[setting.lineWidth],
        '--narrow-lines': lineWidths[setting.lineWidth],
        '--font-default': setting.fontFamily === 'Default' ? undefined : fontStacks[setting.fontFamily],
        '--swatch-background': colours?.background,
        '--swatch-text': colours?.text,
      },
    }
  },
)

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
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) root.removeAttribute(name)
    else root.setAttribute(name, value)
  }
  for (const [name, value] of Object.entries(variables)) {
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
  const isChosenFont = variables['--font-default'] !== undefined
  localStorage.setItem(storageKey, JSON.stringify(isChosenFont && fontSheet ? { ...look, fontSheet } : look))
})
const isEmpty = (record: object) => Object.values(record).every((value) => value === undefined)

// Not before the start: until then the page looks as its first script has made it.
sample({ clock: [themeLoaded, $look.updates], source: $look, target: applyLookFx })
sample({
  clock: [$look.updates, loadFontFx.done],
  source: { look: $look, storedTheme: $storedTheme, override: $displayOverride },
  filter: ({ override }) => !preview && override.theme === undefined && override.textSize === undefined,
  fn: ({ look, storedTheme }) => ({ look, storedTheme }),
  target: storeLookFx,
})
