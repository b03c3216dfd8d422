import { combine, createEvent, sample } from 'effector'
import type { AccessabilitySetting } from '../contracts/index.ts'
import { $user, userChanged } from '../session/index.ts'
import { $displayOverride, displayOverridden } from './override.ts'

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

const $chosenSetting = $user.map((user) => user?.accessabilitySetting ?? defaultSetting)
export const $displaySetting = combine($chosenSetting, $displayOverride, (chosen, { textSize }) =>
  textSize === undefined ? chosen : { ...chosen, fontSize: textSize },
)

sample({
  clock: displaySettingChanged,
  source: $chosenSetting,
  fn: (setting, changes) => ({ accessabilitySetting: { ...setting, ...changes } }),
  target: userChanged,
})
// What the person chooses from now on is seen again.
sample({
  clock: displaySettingChanged,
  filter: ({ fontSize }) => fontSize !== undefined,
  fn: () => ({ textSize: undefined }),
  target: displayOverridden,
})
