import { expect, test } from 'vitest'
import { toMarkdown } from './pasted-html.ts'

const text = (html: string) => toMarkdown(html).markdown

test('a document of Word keeps headings, lists, bold, italic and links, and nothing else', () => {
  const pasted =
    toMarkdown(`<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body lang=EN-GB>
<!--StartFragment-->
<h1><b>Exam day<o:p></o:p></b></h1>
<p class=MsoNormal>Sleep <b style='mso-bidi-font-weight:normal'>well</b>, and <i>eat</i>.<span style='mso-spacerun:yes'>&nbsp; </span><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>A pen</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>and a spare one</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Water</p>
<h2>In the room</h2>
<p class=MsoListParagraphCxSpFirst style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Read</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span><![endif]>Write to <a href="http://example.org/a b">the exam office</a></p>
<p class=MsoNormal><img width=10 src="file:///c:/x.png"></p>
<!--EndFragment--></body></html>`)
  expect(pasted.markdown).toBe(`## Exam day

Sleep **well**, and *eat*.

- A pen
  - and a spare one
- Water

### In the room

1. Read
2. Write to [the exam office](https://example.org/a%20b)`)
  expect(pasted).toMatchObject({ headings: 2, lists: 2, images: 1, tables: 0 })
})

test.each([
  '<script>alert(1)</script>',
  '<link rel="stylesheet" href="https://elsewhere.test/a.css">',
  '<iframe srcdoc="<p>Within</p>">Other words</iframe>',
  '<svg><text>Drawn</text></svg>',
  '<object>Played</object>',
  '<template><p>Kept</p></template>',
  '<style>p { color: red }</style>',
])('nothing that is not text stays: %s', (html) => {
  expect(text(`<p>One</p>${html}<p>Two</p>`)).toBe('One\n\nTwo')
})

test('Google Docs writes bold and italic as styles, in a bold that is none', () => {
  expect(
    text(
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">Plain, </span><span style="font-weight:700">bold</span> and <span style="font-style:italic">italic</span></p><ul><li dir="ltr"><p><span>One</span></p></li><li><p>Two</p></li></ul></b>',
    ),
  ).toBe('Plain, **bold** and *italic*\n\n- One\n- Two')
})

test.each([
  ['<p>A <a href="javascript:alert(1)">trap</a></p>', 'A trap'],
  ['<p>A <a href="//evil.example">trap</a></p>', 'A trap'],
  ['<script>alert(1)</script><p onclick="x()">Words</p>', 'Words'],
  ['<p><img src=x onerror=alert(1)>Words</p>', 'Words'],
])('%s brings no script', (html, markdown) => {
  expect(text(html)).toBe(markdown)
})

test('a table becomes lines, and one that is a frame goes', () => {
  const pasted = toMarkdown('<table><tr><th>Day</th><th>Time</th></tr><tr><td>Monday</td><td>9 to 5</td></tr></table>')
  expect(pasted.markdown).toBe('Day – Time\n\nMonday – 9 to 5')
  expect(pasted.tables).toBe(1)
  expect(toMarkdown('<table><tr><td><p>Words</p></td></tr></table>')).toMatchObject({ markdown: 'Words', tables: 0 })
})

const table = (rows: string, before = '') => `<table>${before}${rows}</table>`
const cells = (count: number, tag = 'td') =>
  Array.from({ length: count }, (_, at) => `<${tag}>${at + 1}</${tag}>`).join('')

test.each([
  [
    'Excel, which hides rows and sends empty ones',
    `<html><body><!--StartFragment-->${table("<tr height=20 style='height:15.0pt'><td class=xl65>Day</td><td>Time</td><td></td></tr><tr style='mso-height-source:auto;display:none'><td>Hidden</td><td>x</td></tr><tr><td>Monday</td><td align=right>9</td><td></td></tr><tr><td></td><td></td><td></td></tr>", '<col width=64>')}<!--EndFragment--></body></html>`,
    {
      caption: '',
      heads: 'row',
      rows: [
        ['Day', 'Time'],
        ['Monday', '9'],
      ],
    },
  ],
  [
    'Google Sheets, with a title over all columns',
    `<google-sheets-html-origin>${table('<tr><td colspan="2">Opening hours</td></tr><tr><td>Day</td><td>Time</td></tr><tr><td>Monday</td><td><a href="http://a.test/x">Nine</a></td></tr>', '<colgroup><col></colgroup>')}`,
    {
      caption: 'Opening hours',
      heads: 'row',
      rows: [
        ['Day', 'Time'],
        ['Monday', '[Nine](https://a.test/x)'],
      ],
    },
  ],
  [
    'Word, with bold headings and paragraphs in the cells',
    table(
      "<tr style='mso-yfti-firstrow:yes'><td><p class=MsoNormal><b>Day<o:p></o:p></b></p></td><td><p><b>Bring</b></p></td></tr><tr><td><p>Monday</p></td><td><ul><li>a pen</li><li>water</li></ul></td></tr>",
    ),
    {
      caption: '',
      heads: 'row',
      rows: [
        ['Day', 'Bring'],
        ['Monday', 'a pen; water'],
      ],
    },
  ],
  [
    'a web page, with its caption and headings',
    table(
      '<thead><tr><th></th><th>Open</th></tr></thead><tr><th>Monday</th><td>9</td></tr>',
      '<caption>Hours</caption>',
    ),
    {
      caption: 'Hours',
      heads: 'both',
      rows: [
        ['', 'Open'],
        ['Monday', '9'],
      ],
    },
  ],
  [
    'merged cells, each part with the text',
    table('<tr><td>Day</td><td>Time</td></tr><tr><td rowspan=2>Monday</td><td>9</td></tr><tr><td>10</td></tr>'),
    {
      caption: '',
      heads: 'row',
      rows: [
        ['Day', 'Time'],
        ['Monday', '9'],
        ['Monday', '10'],
      ],
    },
  ],
])('a table of %s stays one between its texts', (_, html, expected) => {
  const { markdown, rest, tables } = toMarkdown(`<p>Before</p>${html}<p>After</p>`, 'blocks')
  expect({ markdown, rest, tables }).toEqual({ markdown: 'Before', rest: [expected, 'After'], tables: 0 })
})

test('merged cells are counted', () => {
  const html = table(
    '<tr><td>A</td><td>B</td></tr><tr><td colspan=2>C</td></tr><tr><td rowspan=0>D</td><td>E</td></tr>',
  )
  expect(toMarkdown(html, 'blocks')).toMatchObject({ merged: 2 })
})

test.each([
  ['seven columns', `<tr>${cells(7)}</tr>`.repeat(2), true],
  ['21 rows', `<tr>${cells(2)}</tr>`.repeat(21), true],
  ['one column', `<tr>${cells(1)}</tr>`.repeat(2), false],
])('a table of %s becomes lines', (_, rows, isTooLarge) => {
  expect(toMarkdown(table(rows), 'blocks')).toMatchObject({ rest: [], tables: 1, isTooLarge })
})

test('headings begin at 2, and no level is skipped', () => {
  expect(text('<h3>A</h3><h5>B</h5><h6>C</h6><h3>D</h3>')).toBe('## A\n\n### B\n\n### C\n\n## D')
  expect(text('<h4>B</h4><h2>A</h2>')).toBe('## B\n\n## A')
})

const online = (list: string, level: number, words: string) =>
  `<div class="ListContainerWrapper">${list}<li data-aria-level="${level}"><p><span>${words}</span><span>&nbsp;</span></p></li></${list.slice(1, 3)}></div>`
const wordItem = (mark: string, level: number, words: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${mark}<span>&nbsp; </span></span>${words}</p>`

test.each([
  [
    'Google Docs, a list beside its item',
    '<ul><li><p>Bring</p></li><ul><li>a pen</li><ol><li>blue</li></ol></ul><li>Leave your phone</li></ul>',
    '- Bring\n  - a pen\n    1. blue\n- Leave your phone',
  ],
  [
    'Word in a browser, a list for each item',
    online('<ul>', 1, 'Bring') + online('<ul>', 2, 'a pen') + online('<ul>', 1, 'Leave your phone'),
    '- Bring\n  - a pen\n- Leave your phone',
  ],
  [
    'its numbers, and marks after them',
    online('<ol start="3">', 1, 'Read') + online('<ol start="4">', 1, 'Plan') + online('<ul>', 1, 'A pen'),
    '3. Read\n4. Plan\n\n- A pen',
  ],
  [
    'Word, a list that goes on',
    wordItem('4.', 1, 'Fourth') + wordItem('2.', 2, 'Inner') + wordItem('5.', 1, 'Fifth'),
    '4. Fourth\n   2. Inner\n5. Fifth',
  ],
  ['a list that begins with a list', '<ul><ul><li>In</li></ul><li>Out</li></ul>', '- In\n- Out'],
])('lists of %s stay nested and keep their numbers', (_, html, markdown) => {
  expect(text(html)).toBe(markdown)
})

test('comments and deleted words of Word are dropped, footnotes stay', () => {
  expect(text('<p>Meet at <del cite="mailto:A">nine</del><ins cite="mailto:A">ten</ins>.</p>')).toBe('Meet at ten.')
  expect(
    text(`<p>Sleep<a href="#_ftn1">[1]</a> and eat<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[AB1]</a>&nbsp;</span>.</p>
      <div style='mso-element:footnote-list'><hr><div style='mso-element:footnote'><p><a href="#_ftnref1">[1]</a> Eight hours.</p></div></div>
      <div style='mso-element:comment-list'><div style='mso-element:comment'><p>Is this true?</p></div></div>`),
  ).toBe('Sleep\\[1\\] and eat.\n\n\\[1\\] Eight hours.')
})

test.each([
  ['<p>H<sub>2</sub>O and x<sup>2</sup>, 1<sup>st</sup></p>', 'H₂O and x², 1st'],
  ['<p>a &lt;b&gt; c &lt; d</p>', 'a \\<b> c < d'],
  [
    '<a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fhelp&data=05">help</a>',
    '[help](https://example.org/help)',
  ],
  ['<a href="https://www.google.com/url?q=http%3A%2F%2Fexample.org&sa=D">help</a>', '[help](https://example.org)'],
])('%s', (html, markdown) => {
  expect(text(html)).toBe(markdown)
})
