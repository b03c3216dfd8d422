import { expect, test } from 'vitest'
import { markdownOf } from './pasted-html.ts'

const text = (html: string) => markdownOf(html).markdown

test('a document of Word keeps headings, lists, bold, italic and links, and nothing else', () => {
  const pasted =
    markdownOf(`<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body lang=EN-GB>
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
  const pasted = markdownOf('<table><tr><th>Day</th><th>Time</th></tr><tr><td>Monday</td><td>9 to 5</td></tr></table>')
  expect(pasted.markdown).toBe('Day – Time\n\nMonday – 9 to 5')
  expect(pasted.tables).toBe(1)
  expect(markdownOf('<table><tr><td><p>Words</p></td></tr></table>')).toMatchObject({ markdown: 'Words', tables: 0 })
})

test('headings begin at 2, and no level is skipped', () => {
  expect(text('<h3>A</h3><h5>B</h5><h6>C</h6><h3>D</h3>')).toBe('## A\n\n### B\n\n### C\n\n## D')
  expect(text('<h4>B</h4><h2>A</h2>')).toBe('## B\n\n## A')
})
