import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AccessabilitySetting } from '../contracts/index.ts'
import { aUser } from '../testing/builders.ts'
import { defaultSetting } from './setting.ts'

type FontFamily = AccessabilitySetting['fontFamily']

/** The font files that the page has loaded. */
let loaded: string[] = []

// A file is loaded once in a page, so each test has a page of its own: modules that no one has used before.
beforeEach(() => {
  loaded = []
  vi.resetModules()
  for (const file of ['comic-neue.css', 'open-dyslexic.css']) {
    vi.doMock(`./fonts/${file}`, () => {
      loaded.push(file)
      return {}
    })
  }
})

async function openPage() {
  const { fontStacks } = await import('./fonts.ts')
  const { displaySettingChanged } = await import('./setting.ts')
  const { signedIn } = await import('../session/index.ts')
  const scope = fork()
  return {
    fontStacks,
    signIn: (fontFamily: FontFamily) =>
      allSettled(signedIn, { scope, params: aUser({ accessabilitySetting: { ...defaultSetting, fontFamily } }) }),
    choose: (params: Partial<AccessabilitySetting>) => allSettled(displaySettingChanged, { scope, params }),
  }
}

test('the default font is there already: nothing is loaded', async () => {
  const { signIn, choose } = await openPage()
  await signIn('Default')
  await choose({ fontSize: 3 })
  expect(loaded).toEqual([])
})

const files: [FontFamily, string][] = [
  ['Comic Sans', 'comic-neue.css'],
  ['Open-Dyslexic', 'open-dyslexic.css'],
]
test.each(files)('%s is loaded once it is chosen, and no other font with it', async (family, file) => {
  const { signIn, choose } = await openPage()
  await signIn('Default')
  await choose({ fontFamily: family })
  expect(loaded).toEqual([file])
  await choose({ fontFamily: 'Default' })
  expect(loaded).toEqual([file])
})

test.each(files)('a sign-in loads %s, chosen on an earlier visit', async (family, file) => {
  const { signIn } = await openPage()
  await signIn(family)
  expect(loaded).toEqual([file])
})

test('until a font is there, and if it never comes, the default is read; a device’s own Comic Sans comes first', async () => {
  const { fontStacks } = await openPage()
  expect(fontStacks).toEqual({
    Default: 'var(--font-product)',
    'Comic Sans': "'Comic Sans MS', 'Comic Neue', var(--font-product)",
    'Open-Dyslexic': "'OpenDyslexic', var(--font-product)",
  })
})
