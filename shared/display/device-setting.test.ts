import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { signedIn, signedOut } from '../session/index.ts'
import { aUser } from '../testing/builders.ts'
import './device-setting.ts'
import { $displaySaving, saveDisplaySettingFx } from './saving.ts'
import { $displaySetting, defaultSetting, displaySettingChanged } from './setting.ts'
import { themeLoaded } from './theme.ts'

// docs/product/display.md#device

const saves: object[] = []

/** A visit to the product in this browser, by no one yet. */
async function visit() {
  const save = ({ change }: { change: object }) => {
    saves.push(change)
    return { ...defaultSetting, lineSpacing: 2, ...change }
  }
  const scope = fork({ handlers: [[saveDisplaySettingFx, save]] })
  await allSettled(themeLoaded, { scope })
  return {
    scope,
    choose: (params: Partial<typeof defaultSetting>) => allSettled(displaySettingChanged, { scope, params }),
    signIn: (user: Parameters<typeof aUser>[0] = {}) => allSettled(signedIn, { scope, params: aUser(user) }),
    signOut: () => allSettled(signedOut, { scope }),
    setting: () => scope.getState($displaySetting),
  }
}

test('the choices of a visitor are there at the next visit, and are not sent', async () => {
  saves.length = 0
  await (await visit()).choose({ fontSize: 9 })
  const next = await visit()
  expect(next.setting()).toEqual({ ...defaultSetting, fontSize: 9 })
  expect(next.scope.getState($displaySaving).state).toBe('saved')
  expect(saves).toEqual([])
})

test('the choices of a visitor go along to an account without choices there', async () => {
  saves.length = 0
  const { choose, signIn, setting } = await visit()
  await choose({ fontSize: 9, lineSpacing: 1 })
  await signIn({ accessabilitySetting: { ...defaultSetting, lineSpacing: 2 } })
  expect(setting()).toMatchObject({ fontSize: 9, lineSpacing: 2 })
  expect(saves).toEqual([{ fontSize: 9 }])
})

test('the choices go along once: the next person to sign in keeps their own', async () => {
  const { choose, signIn, signOut, setting } = await visit()
  await choose({ fontSize: 9 })
  await signIn({ id: 'one' })
  await signOut()
  await signIn({ id: 'two' })
  expect(setting().fontSize).toBe(2)
})

test('after a sign-out the browser goes on as the person read, on the next visit too', async () => {
  const { signIn, signOut, setting } = await visit()
  await signIn({ accessabilitySetting: { ...defaultSetting, fontSize: 7 } })
  await signOut()
  expect(setting().fontSize).toBe(7)
  expect((await visit()).setting().fontSize).toBe(7)
})

test('on a shared computer nothing of it stays', async () => {
  const { choose, signIn, signOut, setting } = await visit()
  await choose({ subtitles: false })
  expect(JSON.parse(localStorage.getItem('stepwise.display') ?? '')).toEqual({ last: {}, chosen: { subtitles: false } })
  await signIn({ accessabilitySetting: { ...defaultSetting, fontSize: 7 }, isSharedComputer: true })
  await signOut()
  expect(setting()).toEqual(defaultSetting)
  expect(Object.keys(localStorage).filter((key) => /display|look/.test(key))).toEqual([])
})
