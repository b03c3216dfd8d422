import { claimSingleton } from '../singleton/claim-singleton.ts'

export { fontStacks } from './fonts.ts'
export { type DisplayOverride, displayOverridden, type Theme } from './override.ts'
export { $readingStyle, readingPixels } from './reading-style.ts'
export { $displaySaving, saveDisplaySettingFx } from './saving.ts'
export { $displaySetting, defaultSetting, displaySettingChanged } from './setting.ts'
export { $theme, themeLoaded, themeToggled } from './theme.ts'

claimSingleton('display')
