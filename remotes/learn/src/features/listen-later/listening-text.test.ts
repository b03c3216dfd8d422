import { expect, test } from 'vitest'
import { listeningText } from './listening-text.ts'

test.each([
  ['<h2>Why</h2><p>It <b>helps</b>\n you.</p>', 'Why\n\nIt helps you.'],
  ['<ol start="3"><li>Open it.</li><li><p>Read it.</p></li></ol>', '3. Open it.\n\n4. Read it.'],
  ['<ul><li>One</li><li>Two</li></ul>', 'One\n\nTwo'],
  ['<pre>one\n  two</pre>', 'one\ntwo'],
  ['<p>A line<br>and another</p>', 'A line\nand another'],
  ['<p><img src="/a.svg" alt="A desk"> Here.</p><img src="/b.svg" alt="">', 'Picture: A desk\n\nHere.'],
  [
    '<table><tr><th>Day</th><th>Task</th></tr><tr><td>Monday</td><td>Read</td></tr></table>',
    'Day. Task\n\nMonday. Read',
  ],
  ['<p>Seen<span aria-hidden="true">!</span></p><script>no()</script>', 'Seen'],
])('%s reads as %j', (html, text) => {
  expect(listeningText([{ title: 'A step', html }])).toBe(`A step\n\n${text}\n`)
})

test('a chapter without words is left out, but not the title of the file', () => {
  const chapters = [
    { title: 'Notebook' },
    { title: 'Tip', html: '<p> </p>' },
    { title: 'Flow', text: ' Step\nmine \n' },
  ]
  expect(listeningText(chapters)).toBe('Notebook\n\nFlow\n\nStep\nmine\n')
})

test('the text of a person is not markup', () => {
  expect(listeningText([{ title: 'Notebook', text: 'if a < b & c' }])).toBe('Notebook\n\nif a < b & c\n')
})
