import { allSettled, fork, scopeBind } from 'effector'
import { expect, test } from 'vitest'
import { signedIn, userChanged } from '../session/index.ts'
import { aUser } from '../testing/builders.ts'
import { displayOverridden } from './override.ts'
import { $displaySetting, displaySettingChanged } from './setting.ts'
import { $theme, themeLoaded, themeToggled } from './theme.ts'

// docs/product/qa.md#scenario

const anyone = aUser({ accessabilitySetting: { ...aUser().accessabilitySetting, fontSize: 2, subtitles: false } })

test('the theme of a scenario is shown, before and after the stored one is read, and is not stored', async () => {
  localStorage.setItem('preferred-theme', 'light')
  const scope = fork()
  await allSettled(displayOverridden, { scope, params: { theme: 'dark' } })
  expect(scope.getState($theme)).toBe('dark')
  await allSettled(themeLoaded, { scope })
  expect(scope.getState($theme)).toBe('dark')
  expect(localStorage.getItem('preferred-theme')).toBe('light')
  await allSettled(themeToggled, { scope })
  expect(scope.getState($theme)).toBe('light')
})

test('the text size of a scenario is shown, and the person’s settings stay as they are', async () => {
  const scope = fork()
  await allSettled(displayOverridden, { scope, params: { textSize: 9 } })
  await allSettled(signedIn, { scope, params: anyone })
  const changed: unknown[] = []
  userChanged.watch((change) => changed.push(change))
  expect(scope.getState($displaySetting)).toMatchObject({ ...anyone.accessabilitySetting, fontSize: 9 })
  expect(changed).toEqual([])
})

test('a person who chooses a text size sees it, and another choice leaves the chosen size alone', async () => {
  const scope = fork()
  await allSettled(signedIn, { scope, params: anyone })
  // Not awaited: what is chosen would be saved.
  const [override, choose] = [scopeBind(displayOverridden, { scope }), scopeBind(displaySettingChanged, { scope })]
  override({ textSize: 9 })
  choose({ subtitles: true })
  expect(scope.getState($displaySetting)).toMatchObject({ fontSize: 9, subtitles: true })
  override({ textSize: undefined })
  expect(scope.getState($displaySetting).fontSize).toBe(2)
  override({ theme: 'dark' })
  choose({ subtitles: false })
  expect(scope.getState($theme)).toBe('dark')
  override({ textSize: 9 })
  choose({ fontSize: 5 })
  expect(scope.getState($displaySetting).fontSize).toBe(5)
})
