import { createEvent, sample } from 'effector'
import type { AccessabilitySetting } from '../contracts/index.ts'
import { $user, userChanged } from '../session/index.ts'

/** For visitors, and for a person who has changed nothing (docs/product/display.md#defaults). */
export const defaultSetting: AccessabilitySetting = {
  backgroundColor: null,
  fontColor: null,
  fontSize: 0,
  fontFamily: 'Default',
  subtitles: true,
}

/** The person changed how they read: it applies at once, and saving.ts saves it to the account. */
export const displaySettingChanged = createEvent<Partial<AccessabilitySetting>>()

export const $displaySetting = $user.map((user) => user?.accessabilitySetting ?? defaultSetting)

sample({
  clock: displaySettingChanged,
  source: $displaySetting,
  fn: (setting, changes) => ({ accessabilitySetting: { ...setting, ...changes } }),
  target: userChanged,
})
