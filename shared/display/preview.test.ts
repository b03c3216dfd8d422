import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { aUser } from '../testing/builders.ts'

// docs/product/content-desk.md#preview-reads

beforeEach(() => {
  vi.resetModules()
  vi.doMock('../preview/index.ts', async (load) => ({
    ...(await load<object>()),
    preview: { isDraft: true, theme: 'dark', fontSize: 7, edition: 'study', wellbeings: [] },
  }))
  return () => vi.doUnmock('../preview/index.ts')
})

test('a preview reads nothing of the display that the device keeps, and stores nothing', async () => {
  const kept = { 'stepwise.display': '{"chosen":{"fontSize":9}}', 'preferred-theme': 'light' }
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  const [{ $themeChoice, themeLoaded }, { displaySettingChanged, $displaySetting }, { signedIn }] = await Promise.all([
    import('./theme.ts'),
    import('./setting.ts'),
    import('../session/index.ts'),
    import('./look.ts'),
    import('./device-setting.ts'),
  ])
  const { storeUnsavedFx } = await import('./unsaved-change.ts')
  const scope = fork()
  await allSettled(themeLoaded, { scope })
  expect([scope.getState($themeChoice), scope.getState($displaySetting).fontSize]).toEqual(['dark', 2])
  await allSettled(displaySettingChanged, { scope, params: { theme: 'high-contrast', lineSpacing: 2 } })
  await allSettled(storeUnsavedFx, { scope, params: { person: 'col', change: { fontSize: 3 } } })
  expect({ ...localStorage }).toEqual(kept)
  await allSettled(signedIn, { scope, params: aUser() })
  expect(Object.keys(localStorage)).not.toContain('stepwise.look')
})
