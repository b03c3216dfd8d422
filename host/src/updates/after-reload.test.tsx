import { headingFocusWanted, takeHeadingFocus } from '@stepwise/shared/routing'
import { beforeEach, expect, test } from 'vitest'
import { resumeAfterReload } from './after-reload.ts'
import { readReload, storeReload } from './stored-reload.ts'

// docs/product/updates.md#safe-moment

beforeEach(() => {
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

test('any other page begins as it does', () => {
  resumeAfterReload()
  expect(takeHeadingFocus()).toBe(false)
  headingFocusWanted()
})
