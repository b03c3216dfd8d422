import { expect, test } from 'vitest'
import { agreementName, makePassport, passportHtml, passportText } from './passport.ts'
import { readPassport } from './workplace-passport.model.ts'

const empty = { about: '', helps: '', hinders: '', emergency: '', agreements: [], isMade: false }
const headset = { what: 'Headset for calls', who: 'Priya', when: '9 May', review: '3 June' }
const full = {
  emergency: 'Ring Sam.',
  hinders: 'Noise',
  helps: ' Good light \n\n  Time to read\n',
  about: 'I keep the stock.',
  agreements: [headset],
  isMade: true,
}
const textOf = (record: object) => passportText(makePassport(readPassport({ ...record })))

test('a full passport has its parts in order, whatever the order of the record', () => {
  expect(textOf(full)).toBe(`My workplace passport

About me and my work
I keep the stock.

What helps me
Good light
Time to read

What gets in the way
Noise

What we have agreed

Agreement 1
What: Headset for calls
Who: Priya
By when: 9 May
Review date: 3 June

In an emergency
Ring Sam.`)
})

test.each([
  ['about', 'About me and my work'],
  ['helps', 'What helps me'],
  ['hinders', 'What gets in the way'],
  ['emergency', 'In an emergency'],
])('a passport with nothing but “%s” has one part', (key, heading) => {
  expect(makePassport({ ...empty, [key]: 'Words\r\nand more ' })).toEqual([
    { heading, lines: ['Words', 'and more'], agreements: [] },
  ])
})

test('a passport with nothing but an agreement has one part', () => {
  const passport = makePassport({ ...empty, agreements: [headset] })
  expect(passport.map(({ heading }) => heading)).toEqual(['What we have agreed'])
})

test.each([
  ['nothing', empty],
  [
    'nothing but spaces',
    { ...empty, about: ' \n ', agreements: [{ ...headset, what: ' ', who: '', when: '\n', review: '' }] },
  ],
])('a record with %s has no parts', (_, record) => {
  expect(makePassport(record)).toEqual([])
})

test.each([
  ['who and a review date', { who: ' Priya ', review: '3 June' }, ['Who: Priya', 'Review date: 3 June']],
  ['a text of several lines', { what: 'Headset\n\nfor calls' }, ['What: Headset for calls']],
])('an agreement with %s says these only', (_, agreement, lines) => {
  expect(
    textOf({ agreements: [agreement] })
      .split('\n\n')
      .at(-1),
  ).toBe(['Agreement 1', ...lines].join('\n'))
})

test('agreements without details are left out, and the others are counted on', () => {
  const agreements = [{ what: 'Headset' }, { what: ' ' }, { who: 'Priya' }]
  expect(textOf({ agreements })).toBe(
    'My workplace passport\n\nWhat we have agreed\n\nAgreement 1\nWhat: Headset\n\nAgreement 2\nWho: Priya',
  )
  expect([0, 1].map(agreementName)).toEqual(['Agreement 1', 'Agreement 2'])
})

test('the text with headings says the same, also what looks like a tag', () => {
  const record = readPassport({ helps: 'Light & air\n<b>', agreements: [headset] })
  const page = new DOMParser().parseFromString(passportHtml(makePassport(record)), 'text/html')
  const texts = [...page.querySelectorAll('h1, h2, h3, p, li')].map(
    ({ localName, textContent }) => `${localName} ${textContent}`,
  )
  expect(texts).toEqual([
    'h1 My workplace passport',
    'h2 What helps me',
    'p Light & air',
    'p <b>',
    'h2 What we have agreed',
    'h3 Agreement 1',
    'li What: Headset for calls',
    'li Who: Priya',
    'li By when: 9 May',
    'li Review date: 3 June',
  ])
})

test.each([{}, { about: 7, helps: null, agreements: 'text', isMade: 'yes', more: true }, { isMade: true }])(
  'the record %j is read as an empty one',
  (stored) => {
    expect(readPassport(stored)).toEqual(empty)
  },
)

test('an agreement in a record gets each of its details', () => {
  const blank = { what: '', who: '', when: '', review: '' }
  const agreements = [null, 'text', { what: 7, who: 'Priya', more: true }]
  expect(readPassport({ agreements }).agreements).toEqual([blank, blank, { ...blank, who: 'Priya' }])
})

test.each([
  ['that is full', full],
  ['that is empty', empty],
])('a record %s comes back as it was kept', (_, record) => {
  expect(readPassport(JSON.parse(JSON.stringify(record)))).toEqual(record)
})
