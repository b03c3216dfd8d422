import { expect, test } from 'vitest'
import { listFieldTexts, withoutMarks } from './field-texts.ts'

test('each text has the path of its field; names and settings are none', () => {
  const body = {
    title: 'Help',
    lead: ' ',
    blocks: [
      { id: 'a', type: 'list', ordered: true, items: ['One', 'Two'] },
      { id: 't', type: 'table', heads: 'row', rows: [['Day', 'Time']] },
      { id: 'b', type: 'contact', phone: '116 123', image: '/images/a.svg', odd: null },
    ],
    words: [{ directive: 'analyse', forms: ['analysing'] }],
  }
  expect(listFieldTexts(body)).toEqual([
    { path: 'title', text: 'Help' },
    { path: 'blocks/0/items/0', text: 'One' },
    { path: 'blocks/0/items/1', text: 'Two' },
    { path: 'blocks/1/rows/0/0', text: 'Day' },
    { path: 'blocks/1/rows/0/1', text: 'Time' },
    { path: 'blocks/2/phone', text: '116 123' },
    { path: 'words/0/directive', text: 'analyse' },
    { path: 'words/0/forms/0', text: 'analysing' },
  ])
})

test('the words of Markdown are found without its marks', () => {
  expect(withoutMarks('## Ask\n\n- **Nightline** is _open_\n1. See [the  hours](https://a.test/b)')).toBe(
    'Ask\n\nNightline is open\nSee the hours',
  )
})
