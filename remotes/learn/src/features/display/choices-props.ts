import type { DisplaySetting } from '@stepwise/shared/display'

/** Of every group of the panel. */
export interface ChoicesProps {
  setting: DisplaySetting
  onChange: (changes: Partial<DisplaySetting>) => void
}
