import { claimSingleton } from '../singleton/claim-singleton.ts'

export { fontStacks } from './fonts.ts'
export { $readingStyle, readingPixels } from './reading-style.ts'
export { $displaySaving, saveDisplaySettingFx } from './saving.ts'
export { $displaySetting, defaultSetting, displaySettingChanged } from './setting.ts'
export { $theme, type Theme, themeLoaded, themeToggled } from './theme.ts'

claimSingleton('display')
