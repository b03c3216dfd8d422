// docs/product/accessibility.md#other-software
import { expect, test } from 'vitest'
import { addHelperToolbar } from '../testing/index.ts'
import { isForeign } from './foreign-elements.ts'

test.each([
  ['in the body', () => document.body],
  ['beside the body', () => document.documentElement],
])('a toolbar that other software has put %s is foreign', (_, parent) => {
  expect(isForeign(addHelperToolbar(parent()))).toBe(true)
})

test('the page itself is not foreign, nor is nothing', () => {
  document.body.innerHTML = '<div><main><button>Save</button></main></div>'
  const own = [document.querySelector('button'), document.body, document.documentElement, document, window, null]
  expect(own.map(isForeign)).toEqual(own.map(() => false))
})
