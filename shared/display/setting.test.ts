import { allSettled, createWatch, fork, scopeBind } from 'effector'
import { expect, test, vi } from 'vitest'
import { signedIn, userChanged } from '../session/index.ts'
import { aUser } from '../testing/builders.ts'
import { $displaySetting, defaultSetting, displaySettingChanged, themeSeen } from './setting.ts'

// docs/product/display.md#defaults

const colours = { backgroundColor: '#FBF3DE', fontColor: '#1F2430' }
const spec = { ...colours, fontSize: 4, fontFamily: 'Comic Sans', subtitles: false } as const
const chosen = { ...defaultSetting, ...spec, lineSpacing: 2, buttonNames: true }

test('a visitor reads at size 2 in the default font and the theme’s colours, with subtitles', () => {
  const look = { backgroundColor: null, fontColor: null, fontSize: 2, fontFamily: 'Default', subtitles: true }
  expect(fork().getState($displaySetting)).toEqual({ ...defaultSetting, ...look })
  expect(defaultSetting).toMatchObject({
    lineSpacing: 0,
    theme: null,
    ruler: false,
    shortcutsOff: [],
    announcements: 'normal',
  })
})

test('a setting that an earlier release of the API does not send has its default', async () => {
  const scope = fork()
  await allSettled(signedIn, { scope, params: aUser({ accessabilitySetting: spec }) })
  expect(scope.getState($displaySetting)).toEqual({ ...defaultSetting, ...spec })
})

test('a person reads as they chose, and a change leaves everything else as it was chosen', async () => {
  const scope = fork()
  await allSettled(signedIn, { scope, params: aUser({ accessabilitySetting: chosen }) })
  expect(scope.getState($displaySetting)).toEqual(chosen)
  scopeBind(displaySettingChanged, { scope })({ fontSize: 7 })
  expect(scope.getState($displaySetting)).toEqual({ ...chosen, fontSize: 7 })
})

test('a theme that another tab has chosen changes nothing else', async () => {
  const scope = fork()
  await allSettled(signedIn, { scope, params: aUser({ accessabilitySetting: chosen }) })
  scopeBind(themeSeen, { scope })('dark')
  expect(scope.getState($displaySetting)).toEqual({ ...chosen, theme: 'dark' })
})

test('the choices of a visitor change no account', () => {
  const scope = fork()
  const changed = vi.fn()
  createWatch({ unit: userChanged, scope, fn: changed })
  scopeBind(displaySettingChanged, { scope })({ fontSize: 7 })
  scopeBind(themeSeen, { scope })('dark')
  expect(changed).not.toHaveBeenCalled()
})
