import { expect, test } from 'vitest'
import { markdownBlocks, videoBlocks } from './text-blocks.ts'

test('a text is taken apart in the order in which it is read', () => {
  const text = `## Money

The grant pays **£5** at [gov.uk](https://www.gov.uk).

- Apply.
  1. Bring *tea*.
- Wait.

> I pay £5.
> - Always.

| Where | By when |
| --- | --- |
| Wales | 12 months & a **day** |

![A map](/images/a.svg)
`
  expect(markdownBlocks(text)).toEqual([
    { kind: 'heading', text: 'Money', level: 2 },
    { kind: 'paragraph', text: 'The grant pays £5 at gov.uk.' },
    { kind: 'item', text: 'Apply.' },
    { kind: 'item', text: 'Bring tea.' },
    { kind: 'item', text: 'Wait.' },
    { kind: 'quote', text: 'I pay £5. Always.' },
    { kind: 'row', text: 'Where | By when' },
    { kind: 'row', text: 'Wales | 12 months & a day' },
    { kind: 'picture', text: 'A map' },
  ])
})

test('points with space between them are points too', () => {
  expect(markdownBlocks('- One.\n\n- Two.\n\n  More.')).toEqual([
    { kind: 'item', text: 'One.' },
    { kind: 'item', text: 'Two. More.' },
  ])
})

test('a video has its slides and what is said', () => {
  const video = {
    duration: 9,
    slides: [{ chapter: 'Begin', title: 'Before', shown: 'A book' }, { title: 'After' }],
    sentences: [
      { slide: 0, start: 0, end: 2, text: 'Read it.' },
      { slide: 0, start: 2, end: 4, text: 'Twice.' },
    ],
  }
  expect(videoBlocks(video as never).map(({ kind, text }) => [kind, text])).toEqual([
    ['heading', 'Begin'],
    ['heading', 'Before'],
    ['picture', 'A book'],
    ['paragraph', 'Read it. Twice.'],
    ['heading', 'After'],
  ])
})
