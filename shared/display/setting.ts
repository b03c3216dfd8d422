import { createEffect, createEvent, sample } from 'effector'
import type { AccessabilitySetting } from '../contracts/index.ts'
import { call } from '../http/index.ts'
import { $user, userChanged } from '../session/index.ts'

/** Spec 9: the base of step text in px; the person's size (0 to 10) is added to it. */
const baseFontSize = 14

export const defaultSetting: AccessabilitySetting = {
  backgroundColor: null,
  fontColor: null,
  fontSize: 0,
  fontFamily: 'Default',
  subtitles: true,
}

const fontStacks: Record<AccessabilitySetting['fontFamily'], string> = {
  Default: 'var(--font-default)',
  'Comic Sans': "'Comic Sans MS', 'Comic Neue', var(--font-default)",
  'Open-Dyslexic': "'OpenDyslexic', var(--font-default)",
}

/** The person changed how they want to read: it applies at once and is saved to the account. */
export const displaySettingChanged = createEvent<Partial<AccessabilitySetting>>()

export const $displaySetting = $user.map((user) => user?.accessabilitySetting ?? defaultSetting)

/** CSS variables of the reading surfaces (step card, transcript, notes). */
export const $readingStyle = $displaySetting.map((setting) => ({
  '--reading-background': setting.backgroundColor ?? 'var(--color-surface)',
  '--reading-color': setting.fontColor ?? 'var(--color-ink)',
  '--reading-font-size': `${(baseFontSize + setting.fontSize) / 16}rem`,
  '--reading-font-family': fontStacks[setting.fontFamily],
}))

export const saveDisplaySettingFx = createEffect((setting: AccessabilitySetting) =>
  call('PUT /users/accessability_setting', {
    body: {
      accessability_setting: {
        background_color: setting.backgroundColor,
        font_color: setting.fontColor,
        font_size: setting.fontSize,
        font_family: setting.fontFamily,
        subtitles: setting.subtitles,
      },
    },
  }),
)

sample({
  clock: displaySettingChanged,
  source: $displaySetting,
  fn: (setting, changes) => ({ accessabilitySetting: { ...setting, ...changes } }),
  target: userChanged,
})
sample({
  clock: displaySettingChanged,
  source: $displaySetting,
  target: saveDisplaySettingFx,
})
