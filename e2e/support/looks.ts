import { swatches } from '@stepwise/shared/display/swatches'
import { fork } from 'effector'
import type { Page } from 'playwright/test'
import { $look, $swatchScheme } from '../../shared/display/look.ts'
import { $readingStyle } from '../../shared/display/reading-style.ts'
import { $deviceSetting, type DisplaySetting } from '../../shared/display/setting.ts'

/** How a page can look, as the product itself works it out of someone's settings. */
export interface PageLook {
  name: string
  setting: Partial<DisplaySetting>
  /** Light or dark where no swatch decides. */
  scheme: 'light' | 'dark'
  attributes: Record<string, string | undefined>
  variables: Record<string, string | undefined>
  /** The variables of surfaces that are read. */
  reading: Record<string, string>
}

type Choice = Pick<PageLook, 'name' | 'setting' | 'scheme'>

const themes: Choice[] = [
  { name: 'light', setting: { theme: 'light' }, scheme: 'light' },
  { name: 'dark', setting: { theme: 'dark' }, scheme: 'dark' },
  { name: 'high contrast, light', setting: { theme: 'high-contrast' }, scheme: 'light' },
  { name: 'high contrast, dark', setting: { theme: 'high-contrast' }, scheme: 'dark' },
]

/** All themes, and each swatch in each theme; what looks the same is there once. */
export function allLooks(): PageLook[] {
  const swatched = swatches.flatMap((swatch) =>
    themes.map(({ name, setting, scheme }) => ({
      name: `${swatch.name}, ${name}`,
      setting: { ...setting, backgroundColor: swatch.background, fontColor: swatch.text },
      scheme,
    })),
  )
  const looks = new Map<string, PageLook>()
  for (const look of [...themes, ...swatched].map(lookOf)) {
    const { scheme, attributes, variables } = look
    const key = JSON.stringify([scheme, attributes, variables])
    if (!looks.has(key)) looks.set(key, look)
  }
  return [...looks.values()]
}

export function lookOf({ name, setting, scheme }: Choice): PageLook {
  const scope = fork({ values: [[$deviceSetting, setting]] })
  const { attributes, variables } = scope.getState($look)
  const reading = scope.getState($readingStyle)
  return { name, setting, scheme: scope.getState($swatchScheme) ?? scheme, attributes, variables, reading }
}

/** Gives the page this look at once, with the attributes and variables that the settings would give it (tried by contrast.spec.ts). */
export const showLook = (page: Page, look: PageLook) => page.evaluate(putOn, look)

/** Runs in the page. */
export function putOn({ scheme, attributes, variables, reading }: PageLook): void {
  const root = document.documentElement
  root.setAttribute('data-mantine-color-scheme', scheme)
  for (const name of ['data-swatch', 'data-contrast']) {
    const value = attributes[name]
    if (value === undefined) root.removeAttribute(name)
    else root.setAttribute(name, value)
  }
  for (const name of ['--swatch-background', '--swatch-text']) root.style.setProperty(name, variables[name] ?? null)
  for (const surface of document.querySelectorAll<HTMLElement>('[style*="--reading-background"]')) {
    for (const name of ['--reading-background', '--reading-color'])
      surface.style.setProperty(name, reading[name] ?? null)
  }
}

/** What of the page's look `putOn` sets. */
export const shownLook = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement
    const attributes = ['data-mantine-color-scheme', 'data-swatch', 'data-contrast'].map((name) =>
      root.getAttribute(name),
    )
    const variables = ['--swatch-background', '--swatch-text'].map((name) => root.style.getPropertyValue(name))
    const surface = document.querySelector<HTMLElement>('[style*="--reading-background"]')
    const reading = ['--reading-background', '--reading-color'].map((name) => surface?.style.getPropertyValue(name))
    return [...attributes, ...variables, ...reading]
  })
