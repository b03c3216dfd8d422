import { combine, createEvent, createStore, sample } from 'effector'
import type { AccessabilitySetting } from '../contracts/index.ts'
import { $user, userChanged } from '../session/index.ts'
import { $displayOverride, displayOverridden } from './override.ts'

/** How someone reads and reaches things, complete: an API of an earlier release sends only some of it. */
export type DisplaySetting = {
  [Field in keyof AccessabilitySetting]-?: Exclude<AccessabilitySetting[Field], undefined>
}

/** For people who have changed nothing (docs/product/display.md#defaults). */
export const defaultSetting: DisplaySetting = {
  backgroundColor: null,
  fontColor: null,
  fontSize: 2,
  fontFamily: 'Default',
  subtitles: true,
  lineSpacing: 0,
  letterSpacing: 0,
  wordSpacing: 0,
  lineWidth: 0,
  theme: null,
  readingSpeed: 100,
  readingVoice: null,
  ruler: false,
  rulerHeight: 3,
  rulerDim: 50,
  rulerDimsVideos: false,
  lineFocus: 0,
  buttonNames: false,
  shortcutsOff: [],
  announcements: 'normal',
  captionPosition: 'automatic',
  captionSize: 100,
  captionColours: 'white-on-black',
}

/**
 * Someone changed how they read and reach things: it applies at once. saving.ts saves it to the account of a person who is signed in,
 * device-setting.ts keeps it for someone who is not.
 */
export const displaySettingChanged = createEvent<Partial<DisplaySetting>>()

/** Another tab has chosen a theme for the person, and saves it. */
export const themeSeen = createEvent<DisplaySetting['theme']>()

/** What this browser knows while no one is signed in. */
export const $deviceSetting = createStore<Partial<DisplaySetting>>({})

/** A missing value is as for people who have changed nothing. */
export const complete = (setting: Partial<AccessabilitySetting>) =>
  ({ ...defaultSetting, ...setting }) as DisplaySetting

const $chosenSetting = combine($user, $deviceSetting, (user, device) => complete(user?.accessabilitySetting ?? device))
/** How things are read and reached on this page: as the person chose, or as this browser knows while no one is signed in. */
export const $displaySetting = combine($chosenSetting, $displayOverride, (chosen, { textSize }) =>
  textSize === undefined ? chosen : { ...chosen, fontSize: textSize },
)

sample({
  clock: displaySettingChanged,
  source: { user: $user, setting: $chosenSetting },
  filter: ({ user }) => user !== null,
  fn: ({ setting }, changes) => ({ accessabilitySetting: { ...setting, ...changes } }),
  target: userChanged,
})
sample({
  clock: themeSeen,
  source: { user: $user, setting: $chosenSetting },
  filter: ({ user }) => user !== null,
  fn: ({ setting }, theme) => ({ accessabilitySetting: { ...setting, theme } }),
  target: userChanged,
})
// What the person chooses from now on is seen again.
sample({
  clock: displaySettingChanged,
  filter: ({ fontSize }) => fontSize !== undefined,
  fn: () => ({ textSize: undefined }),
  target: displayOverridden,
})
sample({
  clock: displaySettingChanged,
  filter: ({ theme }) => theme !== undefined,
  fn: () => ({ theme: undefined }),
  target: displayOverridden,
})
