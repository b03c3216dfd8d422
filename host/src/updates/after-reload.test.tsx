import { headingFocusWanted, takeHeadingFocus } from '@stepwise/shared/routing'
import { beforeEach, expect, test } from 'vitest'
import { resumeAfterReload } from './after-reload.ts'
import { readReload, storeReload } from './stored-reload.ts'

// docs/product/updates.md#safe-moment

beforeEach(() => {
  globalThis.stepwiseBoot = undefined
  sessionStorage.clear()
  takeHeadingFocus()
})

test.each(['navigation', 'notice'] as const)(
  'a page that was loaded by a %s gives the focus to its heading, once',
  (reason) => {
    storeReload({ reason, tried: 'a set', left: 'another' })
    resumeAfterReload()
    expect(takeHeadingFocus()).toBe(true)
    expect(readReload()).toEqual({ tried: 'a set', left: 'another' })
    resumeAfterReload()
    expect(takeHeadingFocus()).toBe(false)
  },
)

// docs/product/routes-and-guards.md#heading-focus
test('a page that an early link led to gives the focus to its heading, unless the person has moved it', () => {
  globalThis.stepwiseBoot = { calls: {}, isLinkFollowed: true }
  resumeAfterReload()
  expect(takeHeadingFocus()).toBe(true)
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  resumeAfterReload()
  expect(takeHeadingFocus()).toBe(false)
  field.remove()
})

test('any other page begins as it does', () => {
  resumeAfterReload()
  expect(takeHeadingFocus()).toBe(false)
  headingFocusWanted()
})
