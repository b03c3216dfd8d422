import { expect, test } from 'vitest'
import { markdownBlocks } from '../text-blocks.ts'
import { findClaims, namedSources, sourceNames } from './claims.ts'

const text = `## Money

The grant pays up to **£27,783** a year. Ana, a baker, likes that. Ask early.

- Apply at gov.uk. Bring tea.
- Acas says so.

> I pay £5.

| Where | By when |
| --- | --- |
| Wales | 12 months & a day |

![A map](/images/a.svg)
`

test('claims are sentences with facts or with the name of a source, without examples and advice', () => {
  const names = sourceNames([{ name: 'Acas: reasonable adjustments' }])
  expect(findClaims(markdownBlocks(text), names)).toEqual([
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
