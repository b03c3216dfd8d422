import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test.each([
  ['a curly apostrophe', 'Don’t forget', "don't forget"],
  ['another kind of apostrophe', 'Don`t donʼt don´t', "don't don't don't"],
  ['quotation marks', '“essay” „essay‟ «essay»', '"essay" "essay" "essay"'],
  ['an accent', 'The café', 'the cafe'],
  ['a decomposed accent', 'The cafe\u0301', 'the cafe'],
  ['a no-break space', 'page\u00A012\u202Fof\u200720', 'page 12 of 20'],
  ['characters without width', 'note\u200Bbook \uFEFFdia\u2060gram di\u00ADrect', 'notebook diagram direct'],
  ['marks of direction', '\u200Fessay\u202C', 'essay'],
  ['ligatures', 'ﬁnd the oﬃce', 'find the office'],
  ['letters made of two', 'Œuvre, Ægean, straße', 'oeuvre, aegean, strasse'],
  ['letters with a stroke', 'Søren Łódź Đà', 'soren lodz da'],
  ['dashes', 'time‑table 9–10 — now −1', 'time-table 9-10 - now -1'],
  ['full-width letters', 'ＰＤＦ', 'pdf'],
  ['the end of a Greek word', 'ΟΔΟΣ οδος οδός', 'οδοσ οδοσ οδοσ'],
  ['the two i of Turkish', 'İSTANBUL ISPARTA ısparta istanbul', 'istanbul isparta isparta istanbul'],
  ['line ends and vertical tabs', 'one\r\ntwo\u000Bthree\tfour', 'one two three four'],
  ['an emoji', '🎓 100%', '🎓 100%'],
])('%s', (_, text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('the signs of vowels that are no accents stay', () => {
  expect(foldText('की')).not.toBe(foldText('का'))
})
