import { allSettled, fork, scopeBind } from 'effector'
import { expect, test } from 'vitest'
import { signedIn } from '../session/index.ts'
import { aUser } from '../testing/builders.ts'
import { $displaySetting, defaultSetting, displaySettingChanged } from './setting.ts'

// docs/product/display.md#defaults

const colours = { backgroundColor: '#FBF3DE', fontColor: '#1F2430' }
const spec = { ...colours, fontSize: 4, fontFamily: 'Comic Sans', subtitles: false } as const
const chosen = { ...defaultSetting, ...spec, lineSpacing: 2, buttonNames: true }

test('a visitor reads at size 2 in the default font and the theme’s colours, with subtitles', () => {
  const look = { backgroundColor: null, fontColor: null, fontSize: 2, fontFamily: 'Default', subtitles: true }
  expect(fork().getState($displaySetting)).toMatchObject({ ...look, lineSpacing: 0, theme: null, ruler: false })
})

test('what an earlier release of the API does not send is as for who has chosen nothing', async () => {
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
