import { claimSingleton } from '../singleton/claim-singleton.ts'

export { skipColourFades } from './colour-fades.ts'
export { fontStacks } from './fonts.ts'
export { $swatchScheme } from './look.ts'
export { type DisplayOverride, displayOverridden, type Theme } from './override.ts'
export { $readingStyle, readingPixels } from './reading-style.ts'
export { setRenderedLook, useIsWide, watchIsWide } from './rendered-look.ts'
export { $displaySaving, saveDisplaySettingFx } from './saving.ts'
export { $displaySetting, type DisplaySetting, defaultSetting, displaySettingChanged } from './setting.ts'
export { $hasMoreContrast, $theme, $themeChoice, type ThemeChoice, themeLoaded, themeToggled } from './theme.ts'

claimSingleton('display')
