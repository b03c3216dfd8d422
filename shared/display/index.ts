import { claimSingleton } from '../singleton/claim-singleton.ts'

export {
  $displaySetting,
  $readingStyle,
  defaultSetting,
  displaySettingChanged,
  saveDisplaySettingFx,
} from './setting.ts'
export { $theme, type Theme, themeLoaded, themeToggled } from './theme.ts'

claimSingleton('display')
