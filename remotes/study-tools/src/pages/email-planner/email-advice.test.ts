import { expect, test } from 'vitest'
import { composeEmail, type EmailAnswers, isAnswered } from './compose-email.ts'

const rota = { who: 'Priya', what: 'approve the rota', when: 'Thursday', why: 'The agency needs it.', attached: '' }
const notesOf = (answers: Partial<EmailAnswers>) => composeEmail({ ...rota, ...answers }).notes

const verb = 'Begin the request with a verb, such as send, check or approve.'
const two = 'You may be asking for two things. If so, send two emails.'
const day = 'Name a day, so that your reader can plan.'

test('an email with a name, one request, a day and a reason gets no notes', () => {
  expect(notesOf({})).toEqual([])
})

test.each([
  ['an address in place of a name', { who: 'priya@example.org' }, 'Greet your reader by name'],
  ['a request without a verb', { what: 'The rota' }, verb],
  ['a wish without a verb', { what: 'I need the rota' }, verb],
  ['a question', { what: 'Is the rota ready?' }, verb],
  ['a question that asks whether someone minds', { what: 'Would you mind sending the rota?' }, verb],
  ['two requests', { what: 'check the rota and send it' }, two],
  ['two sentences', { what: 'Check the rota. Send it.' }, two],
  ['a second request with “also”', { what: 'check the rota, also the plan' }, two],
  ['no date but “asap”', { when: 'asap' }, day],
  ['no date but “As soon as possible”', { when: 'As soon as possible' }, day],
  ['no date but “when you can”', { when: 'when you can' }, day],
  ['a reason that is missing', { why: ' ' }, 'A reason helps people to act.'],
  ['an attachment', { attached: 'June rota' }, 'Attach it: June rota.'],
])('there is one note about %s', (_, answers, note) => {
  expect(notesOf(answers)).toEqual([expect.stringContaining(note)])
})

test.each([
  ['“p.m.” in the request', { what: 'move the call at 5 p.m. to the hall' }],
  ['the title of a name', { what: 'ask Mr. Lund' }],
  ['a word that ends with “and”', { what: 'bring sand' }],
  ['a time of a day', { when: 'by noon on Friday' }],
  ['“No” to the question about an attachment', { attached: 'No.' }],
  ['“nothing” as an attachment', { attached: 'nothing' }],
])('there is no note about %s', (_, answers) => {
  expect(notesOf(answers)).toEqual([])
})

test.each(['no', 'None.', 'Nothing', 'N/A', '-'])('“%s” is not named as an attachment', (attached) => {
  expect(composeEmail({ ...rota, attached }).message).not.toContain('Attached')
})

test('a file keeps its name', () => {
  expect(composeEmail({ ...rota, attached: 'june.pdf' }).message).toContain('Attached: june.pdf.')
})

test.each([
  [60, []],
  [61, ['The subject line has 61 characters. Try to say it in 60 or fewer.']],
])('a subject line of %d characters gets the notes %j', (length, notes) => {
  const what = `approve ${'x'.repeat(length - 'approve  by Thursday'.length)}`
  expect(composeEmail({ ...rota, what }).subject).toHaveLength(length)
  expect(notesOf({ what })).toEqual(notes)
})

test('several notes are in the order of the form', () => {
  const answers = { who: 'p@example.org', what: 'The rota and the plan', when: 'soon', why: '', attached: 'Both' }
  expect(notesOf(answers).map((note) => note.split(' ').slice(0, 2).join(' '))).toEqual([
    'Greet your',
    'Begin the',
    'You may',
    'Name a',
    'A reason',
    'Attach it:',
  ])
})

test.each([
  ['', false],
  [' \n', false],
  ['?', false],
  ['Priya', true],
])('“%s” is an answer: %s', (text, expected) => {
  expect(isAnswered(text)).toBe(expected)
})
