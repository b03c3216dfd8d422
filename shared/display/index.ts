export {
  $displaySetting,
  $readingStyle,
  defaultSetting,
  displaySettingChanged,
  saveDisplaySettingFx,
} from './setting.ts'
export { $theme, type Theme, themeLoaded, themeToggled } from './theme.ts'
