import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { signedIn, signedOut } from '../session/index.ts'
import { aUser } from '../testing/builders.ts'
import { $displaySetting, defaultSetting, displaySettingChanged } from './setting.ts'

// docs/product/display.md#defaults

const spec = {
  backgroundColor: '#FBF3DE',
  fontColor: '#1F2430',
  fontSize: 4,
  fontFamily: 'Comic Sans',
  subtitles: false,
} as const
const chosen = { ...defaultSetting, ...spec, lineSpacing: 2, buttonNames: true }

test('a visitor reads at size 2 in the default font and the theme’s colours, with subtitles', () => {
  expect(fork().getState($displaySetting)).toMatchObject({
    backgroundColor: null,
    fontColor: null,
    fontSize: 2,
    fontFamily: 'Default',
    subtitles: true,
    lineSpacing: 0,
    theme: null,
    ruler: false,
  })
})

test('a person reads as they chose', async () => {
  const scope = fork()
  await allSettled(signedIn, { scope, params: aUser({ accessabilitySetting: chosen }) })
  expect(scope.getState($displaySetting)).toEqual(chosen)
})

test('what an earlier release of the API does not send is as for who has chosen nothing', async () => {
  const scope = fork()
  await allSettled(signedIn, { scope, params: aUser({ accessabilitySetting: spec }) })
  expect(scope.getState($displaySetting)).toEqual({ ...defaultSetting, ...spec })
})

test('a change leaves everything else as it was chosen', async () => {
  const scope = fork()
  await allSettled(signedIn, { scope, params: aUser({ accessabilitySetting: chosen }) })
  await allSettled(displaySettingChanged, { scope, params: { fontSize: 7 } })
  expect(scope.getState($displaySetting)).toEqual({ ...chosen, fontSize: 7 })
  await allSettled(signedOut, { scope })
})
