import { expect, test } from 'vitest'
import { italic, plain, toHtml } from './runs.ts'

test('the content of a reference is text in its HTML, never a tag', () => {
  expect(toHtml([plain('Pym & Sons (2021) '), italic('<b>Buses</b>')])).toBe(
    '<p>Pym &amp; Sons (2021) <i>&lt;b>Buses&lt;/b></i></p>',
  )
})
