import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { signedIn } from '../session/index.ts'
import { aUser } from '../testing/builders.ts'
import { forbidStorage } from '../testing/full-device.ts'
import { $displaySetting, defaultSetting, displaySettingChanged } from './setting.ts'
import { $hasMoreContrast, $theme, $themeChoice, type ThemeChoice, themeLoaded, themeToggled } from './theme.ts'

// docs/product/display.md#theme

/** A device with these preferences; `change` is what its owner does later. */
function stubDevice(...preferences: string[]) {
  const preferred = new Set(preferences)
  const listeners: (() => void)[] = []
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return [...preferred].some((preference) => query.includes(preference))
    },
    addEventListener: (type: string, listener: () => void) => void (type === 'change' && listeners.push(listener)),
  }))
  return (preference: string) => {
    preferred.add(preference)
    for (const listener of listeners) listener()
  }
}

/** A visit to the product in this browser. */
async function visit() {
  const scope = fork()
  await allSettled(themeLoaded, { scope })
  return {
    scope,
    toggle: () => allSettled(themeToggled, { scope }),
    signIn: (theme: ThemeChoice) =>
      allSettled(signedIn, { scope, params: aUser({ accessabilitySetting: { ...defaultSetting, theme } }) }),
    choose: (theme: ThemeChoice) => allSettled(displaySettingChanged, { scope, params: { theme } }),
    theme: () => scope.getState($theme),
    hasMoreContrast: () => scope.getState($hasMoreContrast),
  }
}

test('the theme is light before the stored one is read', () => {
  localStorage.setItem('preferred-theme', 'dark')
  const scope = fork()
  const choice = [$themeChoice, $theme, $hasMoreContrast].map((store) => scope.getState<unknown>(store))
  expect(choice).toEqual(['device', 'light', false])
})

test('the theme is as the device prefers until the person chooses, and nothing is stored', async () => {
  stubDevice()
  expect((await visit()).theme()).toBe('light')
  const prefer = stubDevice('dark')
  const { theme, hasMoreContrast } = await visit()
  expect([theme(), hasMoreContrast()]).toEqual(['dark', false])
  prefer('contrast: more')
  expect(hasMoreContrast()).toBe(true)
  expect(localStorage.getItem('preferred-theme')).toBeNull()
})

test('a choice in another tab is seen here at once, by a visitor and by a person, and is saved once, by that tab', async () => {
  const chosenElsewhere = (newValue: string) =>
    dispatchEvent(new StorageEvent('storage', { key: 'preferred-theme', newValue }))
  const [visitor, person] = [await visit(), await visit()]
  await person.signIn('light')
  const saved = vi.fn()
  createWatch({ unit: displaySettingChanged, fn: saved, scope: person.scope })
  chosenElsewhere('dark')
  expect([visitor.theme(), person.theme()]).toEqual(['dark', 'dark'])
  expect(person.scope.getState($displaySetting).theme).toBe('dark')
  chosenElsewhere('sepia')
  dispatchEvent(new StorageEvent('storage', { key: 'another', newValue: 'light' }))
  expect([visitor.theme(), person.theme()]).toEqual(['dark', 'dark'])
  expect(saved).not.toHaveBeenCalled()
})

test('a person whose account names no theme follows this browser, and their account still names none', async () => {
  const { scope, theme } = await visit()
  await allSettled(signedIn, { scope, params: aUser({ accessabilitySetting: defaultSetting }) })
  dispatchEvent(new StorageEvent('storage', { key: 'preferred-theme', newValue: 'dark' }))
  expect([theme(), scope.getState($displaySetting).theme]).toEqual(['dark', null])
})

test('in the page itself, too, another tab and the device change the theme', () => {
  const prefer = stubDevice()
  themeLoaded()
  prefer('contrast: more')
  expect($hasMoreContrast.getState()).toBe(true)
  dispatchEvent(new StorageEvent('storage', { key: 'preferred-theme', newValue: 'dark' }))
  expect($theme.getState()).toBe('dark')
})

test('a choice of light wins on a dark device that prefers contrast', async () => {
  stubDevice('dark', 'contrast: more')
  const { choose, theme, hasMoreContrast } = await visit()
  await choose('light')
  expect([theme(), hasMoreContrast()]).toEqual(['light', false])
  await choose('high-contrast')
  expect([theme(), hasMoreContrast()]).toEqual(['dark', true])
})

// docs/product/display.md#theme-kept
test('the theme is kept for the next visit, where the page’s first script reads it', async () => {
  const first = await visit()
  await first.toggle()
  expect(localStorage.getItem('preferred-theme')).toBe('dark')
  const second = await visit()
  expect(second.theme()).toBe('dark')
  await second.toggle()
  expect(localStorage.getItem('preferred-theme')).toBe('light')
  expect((await visit()).theme()).toBe('light')
})

test('a choice on another device goes before that of this browser', async () => {
  localStorage.setItem('preferred-theme', 'dark')
  const { signIn, theme } = await visit()
  await signIn('light')
  expect(theme()).toBe('light')
  expect(localStorage.getItem('preferred-theme')).toBe('dark')
})

test.each([
  ['light', ['light', false]],
  ['high-contrast', ['dark', true]],
  ['device', ['dark', false]],
])('the stored theme %s is, on a dark device, %j', async (stored, shown) => {
  stubDevice('dark')
  localStorage.setItem('preferred-theme', stored)
  const { theme, hasMoreContrast } = await visit()
  expect([theme(), hasMoreContrast()]).toEqual(shown)
})

test('a stored theme that no one knows is the device’s', async () => {
  localStorage.setItem('preferred-theme', 'sepia')
  expect((await visit()).theme()).toBe('light')
})

test('the theme still changes on this page when the browser refuses to store', async () => {
  forbidStorage('getItem', 'setItem')
  const { toggle, theme } = await visit()
  expect(theme()).toBe('light')
  await toggle()
  expect(theme()).toBe('dark')
})
