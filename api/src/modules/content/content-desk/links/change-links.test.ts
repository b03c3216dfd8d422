import { expect, test } from 'vitest'
import { changeLinks } from './change-links.ts'

const from = '/support/sleep'
const move = { from, to: '/support/rest', words: null }
const rename = { from, to: from, words: { from: 'Sleep', to: 'Sleep and rest' } }

test.each([
  ['See [Sleep](/support/sleep).', 'See [Sleep](/support/rest).'],
  ['[a](/support/sleep#late "Title") [b](/support/sleep?x=1)', '[a](/support/rest "Title") [b](/support/rest)'],
  ['[a](</support/sleep>)', '[a](</support/rest>)'],
  ['[a](/support/sleeping) /support/sleep `/support/sleep`', '[a](/support/sleeping) /support/sleep `/support/sleep`'],
  ['[a](/other/support/sleep)', '[a](/other/support/sleep)'],
])('in «%s» the links lead on', (text, changed) => {
  expect(changeLinks({ text }, move)).toEqual({ text: changed })
})

test('the addresses of blocks lead on, too; the same words elsewhere stay', () => {
  const block = { id: 'a', type: 'card', title: from, label: 'Sleep', to: `${from}#late` }
  expect(changeLinks({ blocks: [block] }, move)).toEqual({ blocks: [{ ...block, to: '/support/rest' }] })
})

test('links that are read by the old title are read by the new one', () => {
  const body = {
    text: '[Sleep](/support/sleep#late), [sleeping well](/support/sleep), [Sleep](/other)',
    blocks: [
      { id: 'a', type: 'link', label: 'Sleep', to: from },
      { id: 'b', type: 'link', label: 'More', to: from },
    ],
  }
  expect(changeLinks(body, rename)).toEqual({
    text: '[Sleep and rest](/support/sleep#late), [sleeping well](/support/sleep), [Sleep](/other)',
    blocks: [{ id: 'a', type: 'link', label: 'Sleep and rest', to: from }, body.blocks[1]],
  })
})

test('a body without such a link is the same', () => {
  const body = { text: 'Nothing.', blocks: [1, null, 'x'] }
  expect(changeLinks(body, move)).toBe(body)
})
