import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import type { themes } from '../contracts/user.ts'
import { preview } from '../preview/index.ts'
import { deviceDisplayRequested } from './device-setting.ts'
import { $displayOverride, type Theme } from './override.ts'
import { $displaySetting, displaySettingChanged, themeSeen } from './setting.ts'

/** 'device': light or dark, and high contrast, as the device prefers. 'high-contrast' is light or dark as the device prefers. */
export type ThemeChoice = (typeof themes)[number]

/** The page's first script reads it too (docs/product/display.md#theme-kept). */
const storageKey = 'preferred-theme'

/** The product has started: what this browser keeps of the display is read, and the device is asked what it prefers. */
export const themeLoaded = createEvent()
export const themeToggled = createEvent()

interface DevicePreference {
  prefersDark: boolean
  prefersMoreContrast: boolean
}
const devicePreferenceChanged = createEvent<DevicePreference>()
const $devicePreference = createStore<DevicePreference>({ prefersDark: false, prefersMoreContrast: false }).on(
  devicePreferenceChanged,
  (_, preference) => preference,
)

/** What was chosen in this browser; a person's account may say otherwise. */
export const $storedTheme = createStore<ThemeChoice>('device')

const parseTheme = (stored: string | null): ThemeChoice =>
  stored === 'light' || stored === 'dark' || stored === 'high-contrast' ? stored : 'device'
const readThemeFx = createEffect(() => parseTheme(localStorage.getItem(storageKey)))
/** Another tab of this browser has stored a choice; it saves that to the person's account, too. */
const chosenElsewhere = createEvent<ThemeChoice>()
const watchOtherTabsFx = createEffect(() => {
  const chosen = scopeBind(chosenElsewhere, { safe: true })
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey && parseTheme(newValue) === newValue) chosen(parseTheme(newValue))
  })
})
const storeThemeFx = createEffect((theme: ThemeChoice) => {
  // A preview shares the device's storage with the desk around it.
  if (!preview) localStorage.setItem(storageKey, theme)
})
const watchDevicePreferenceFx = createEffect(() => {
  const changed = scopeBind(devicePreferenceChanged, { safe: true })
  const [dark, contrast] = [matchMedia('(prefers-color-scheme: dark)'), matchMedia('(prefers-contrast: more)')]
  const report = () => changed({ prefersDark: dark.matches, prefersMoreContrast: contrast.matches })
  for (const query of [dark, contrast]) query.addEventListener('change', report)
  report()
})

const themeChosen = displaySettingChanged.filterMap(({ theme }) => theme ?? undefined)
$storedTheme.on([readThemeFx.doneData, chosenElsewhere, themeChosen], (_, theme) => theme)

/** What is chosen: for the person's account, or else in this browser. */
export const $themeChoice = combine(
  $displaySetting,
  $storedTheme,
  $displayOverride,
  ({ theme }, stored, override): ThemeChoice => preview?.theme ?? override.theme ?? theme ?? stored,
)
/** Whether the page is light or dark; routes that are always light and colours of one's own go before it. */
export const $theme = combine($themeChoice, $devicePreference, (choice, { prefersDark }): Theme => {
  if (choice === 'light' || choice === 'dark') return choice
  return prefersDark ? 'dark' : 'light'
})
export const $hasMoreContrast = combine(
  $themeChoice,
  $devicePreference,
  (choice, { prefersMoreContrast }) => choice === 'high-contrast' || (choice === 'device' && prefersMoreContrast),
)

sample({ clock: themeLoaded, target: [readThemeFx, watchDevicePreferenceFx, watchOtherTabsFx, deviceDisplayRequested] })
sample({
  clock: chosenElsewhere,
  source: $displaySetting,
  filter: ({ theme }) => theme !== null,
  fn: (_, theme) => theme,
  target: themeSeen,
})
sample({
  clock: themeToggled,
  source: $theme,
  fn: (theme) => ({ theme: theme === 'dark' ? ('light' as const) : ('dark' as const) }),
  target: displaySettingChanged,
})
sample({ clock: themeChosen, target: storeThemeFx })
