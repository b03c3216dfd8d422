import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { signedIn, signedOut } from '../session/index.ts'
import { aUser } from '../testing/builders.ts'
import { $displaySetting, displaySettingChanged } from './setting.ts'

// docs/product/display.md#defaults, #own-settings

const defaults = {
  backgroundColor: null,
  fontColor: null,
  fontSize: 0,
  fontFamily: 'Default',
  subtitles: true,
} as const
const chosen = {
  backgroundColor: '#FBF3DE',
  fontColor: '#1F2430',
  fontSize: 4,
  fontFamily: 'Comic Sans',
  subtitles: false,
} as const

test('a visitor reads at size 0 in the default font and the theme’s colours, with subtitles', () => {
  expect(fork().getState($displaySetting)).toEqual(defaults)
})

test('a person reads as they chose, until they sign out', async () => {
  const scope = fork()
  await allSettled(signedIn, { scope, params: aUser({ accessabilitySetting: chosen }) })
  expect(scope.getState($displaySetting)).toEqual(chosen)
  await allSettled(signedOut, { scope })
  expect(scope.getState($displaySetting)).toEqual(defaults)
})

test('a change leaves everything else as it was chosen', async () => {
  const scope = fork()
  await allSettled(signedIn, { scope, params: aUser({ accessabilitySetting: chosen }) })
  await allSettled(displaySettingChanged, { scope, params: { fontSize: 7 } })
  expect(scope.getState($displaySetting)).toEqual({ ...chosen, fontSize: 7 })
})
