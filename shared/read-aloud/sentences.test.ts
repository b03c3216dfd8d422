import { expect, test } from 'vitest'
import { createRange, findSentences, isAfter, isInPage, isSame, type Sentence, wordAt } from './sentences.ts'

function sentences(html: string): Sentence[] {
  document.body.innerHTML = `<article lang="en-GB">${html}</article>`
  return findSentences(document.body.firstElementChild as Element)
}
const texts = (html: string) => sentences(html).map(({ lead, text }) => lead + text)

test.each([
  ['sentences of a paragraph', '<p>Sleep well. Eat! Ready?</p>', ['Sleep well.', 'Eat!', 'Ready?']],
  ['blocks without a full stop', '<h2>The day</h2><p>Go on</p><p>Then rest</p>', ['The day', 'Go on', 'Then rest']],
  ['one across inline elements', '<p>Use <em>two</em> <a href="/x">pens</a>.</p>', ['Use two pens.']],
  ['numbered items', '<ol start="3"><li>Pack</li><li>Go</li></ol>', ['3. Pack', '4. Go']],
  ['items of a list', '<ul><li>Pack</li><li><p>Go. Now.</p></li></ul>', ['Pack', 'Go.', 'Now.']],
  ['abbreviations', '<p>Ask Dr. Smith, e.g. Monday. Go.</p>', ['Ask Dr. Smith, e.g. Monday.', 'Go.']],
  ['lines of the page’s source', '<p>Two\n   words.</p>', ['Two    words.']],
  ['a picture', '<p>See <img src="" alt="A map"> here. <img src="" alt=""></p>', ['See', 'A map', 'here.']],
  ['breaks', '<p>One<br>Two</p>', ['One', 'Two']],
  ['signs alone', '<p>•</p><p>…</p><hr><p>Go</p>', ['Go']],
  ['what is hidden', '<p hidden>No</p><p style="visibility: hidden">No</p><p style="display: none">No</p>Go', ['Go']],
  ['what is not text', '<b aria-hidden="true">No</b><button>No</button><p>Go<svg><text>No</text></svg></p>', ['Go']],
  ['what is left out by name', '<div data-read-aloud="off"><p>No</p></div><p>Go</p>', ['Go']],
  ['a heading that opens its text', '<h3><button>Word: Plan</button></h3><div hidden>No</div>', ['Word: Plan']],
])('reads %s', (_, html, expected) => {
  expect(texts(html)).toEqual(expected)
})

test('lines that were typed are sentences; a pause follows each line and each block, not each sentence', () => {
  const typed = sentences('<p style="white-space: pre-wrap">milk. eggs.\nbread</p><p>Go</p>')
  expect(typed.map(({ text, hasPause }) => hasPause && text)).toEqual(['milk. eggs.', 'bread', 'Go'])
  expect(sentences('<p>One. Two.</p>').map(({ hasPause }) => hasPause)).toEqual([false, true])
})

test('another language is read by itself, without a pause', () => {
  const [before, french, after] = sentences('<p>Say <i lang="fr">bonjour tout le monde</i> to them.</p>')
  expect([before?.text, before?.block.lang, before?.hasPause]).toEqual(['Say', 'en-GB', false])
  expect([french?.text, french?.block.lang, french?.hasPause]).toEqual(['bonjour tout le monde', 'fr', false])
  expect([after?.text, after?.block.lang, after?.hasPause]).toEqual(['to them.', 'en-GB', true])
})

test('a sentence and its words are found in the page', () => {
  const [, second] = sentences('<p>First one. And <em>the second</em> one.</p>') as [Sentence, Sentence]
  expect(createRange(second).toString()).toBe('And the second one.')
  const word = wordAt(second, second.text.indexOf('second'))
  expect(word && createRange(second, word.from, word.to).toString()).toBe('second')
  expect(wordAt(second, second.text.indexOf(' '))).toBeNull()
  const [picture] = sentences('<img src="" alt="A map">') as [Sentence]
  expect(createRange(picture).cloneContents().firstElementChild?.matches('img')).toBe(true)
})

test('sentences are known again, and are in an order', () => {
  const [first, second] = sentences('<p>One. Two.</p>') as [Sentence, Sentence]
  const [firstAgain, secondAgain] = findSentences(document.body.firstElementChild as Element) as [Sentence, Sentence]
  expect([firstAgain, secondAgain].map((again) => isSame(first, again))).toEqual([true, false])
  expect([firstAgain, secondAgain].map((again) => isAfter(again, first))).toEqual([false, true])
  expect(isAfter(firstAgain, second)).toBe(false)
  document.body.replaceChildren()
  expect(isInPage(first)).toBe(false)
})
