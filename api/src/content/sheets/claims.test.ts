import { expect, test } from 'vitest'
import { findClaims, namedSources, sourceNames, textBlocks } from './claims.ts'

const html = `<h2>Money</h2>
<p>The grant pays up to <strong>£27,783</strong> a year. Ana, a baker, likes that. Ask early.</p>
<ul><li>Apply at gov.uk. Bring tea.</li><li>Acas says so.</li></ul>
<blockquote><p>I pay £5.</p></blockquote>
<table><thead><tr><th>Where</th><th>By when</th></tr></thead><tbody><tr><td>Wales</td><td>12 months &amp; a day</td></tr></tbody></table>
<p><img src="/images/a.svg" alt="A map"></p>`

test('a text is taken apart in the order in which it is read', () => {
  const blocks = textBlocks(html)
  expect(blocks.map(({ kind }) => kind)).toEqual([
    'heading',
    'paragraph',
    'item',
    'item',
    'quote',
    'row',
    'row',
    'picture',
  ])
  expect(blocks[0]).toEqual({ kind: 'heading', text: 'Money', level: 2 })
  expect(blocks[6]?.text).toBe('Wales | 12 months & a day')
  expect(blocks[7]?.text).toBe('A map')
})

test('claims are sentences with facts or with the name of a source, without examples and advice', () => {
  const names = sourceNames([{ name: 'Acas: reasonable adjustments' }])
  expect(findClaims(textBlocks(html), names)).toEqual([
    'The grant pays up to £27,783 a year.',
    'Acas says so.',
    'Wales | 12 months & a day',
  ])
  expect(namedSources('Acas says so.', names)).toEqual([0])
})

test.each([
  'Nine in ten, or 90%, pass.',
  'You have six months from that day.',
  'Ask within two weeks.',
  'Call 0800 121 7479 first.',
  'The Equality Act covers you.',
  'Your employer must not ask this.',
  'Researchers found the same.',
  'Look at equalityni.org for it.',
])('%s is a claim', (sentence) => {
  expect(findClaims([{ kind: 'paragraph', text: sentence }], [])).toEqual([sentence])
})

test('advice is none', () => {
  const text = 'Take one page a day. Must we stop? Bo lost three weeks. (We checked this in November 2026.)'
  expect(findClaims([{ kind: 'paragraph', text }], [])).toEqual([])
})
