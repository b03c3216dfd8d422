import { createEvent, sample } from 'effector'
import type { AccessabilitySetting } from '../contracts/index.ts'
import { $user, userChanged } from '../session/index.ts'

export const defaultSetting: AccessabilitySetting = {
  backgroundColor: null,
  fontColor: null,
  fontSize: 0,
  fontFamily: 'Default',
  subtitles: true,
}

/** The person changed how they want to read: it applies at once and is saved to the account (saving.ts). */
export const displaySettingChanged = createEvent<Partial<AccessabilitySetting>>()

export const $displaySetting = $user.map((user) => user?.accessabilitySetting ?? defaultSetting)

sample({
  clock: displaySettingChanged,
  source: $displaySetting,
  fn: (setting, changes) => ({ accessabilitySetting: { ...setting, ...changes } }),
  target: userChanged,
})
