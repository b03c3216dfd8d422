import { expect, test } from 'vitest'
import { composeEmail, type EmailAnswers } from './compose-email.ts'

const rota = {
  who: 'Priya',
  what: 'approve the June rota',
  when: 'noon on Thursday 11 June',
  why: 'The agency needs five days to find cover.',
  attached: '',
}
const emailOf = (answers: Partial<EmailAnswers>) => composeEmail({ ...rota, ...answers })
const subjectOf = (answers: Partial<EmailAnswers>) => emailOf(answers).subject
const paragraphsOf = (answers: Partial<EmailAnswers>) => emailOf(answers).message.split('\n\n')

test('an email greets, asks, gives the reason, names the attachment and thanks', () => {
  expect(emailOf({ attached: 'June rota, second version' })).toEqual({
    subject: 'Approve the June rota by noon on Thursday 11 June',
    message: [
      'Hello Priya,',
      'Could you please approve the June rota by noon on Thursday 11 June?',
      'The agency needs five days to find cover.',
      'Attached: June rota, second version.',
      'Thank you',
    ].join('\n\n'),
    notes: ['Attach it: June rota, second version.'],
  })
})

test.each(['before the stocktake on Friday 19 June', 'Friday 19 June'])(
  'the example of the course becomes a whole email (%s)',
  (when) => {
    const what = 'Order twenty pairs of work gloves before the stocktake on Friday 19 June'
    expect(emailOf({ who: 'Dele', what, when, why: 'The stockroom needs them' })).toEqual({
      subject: what,
      message: `Hello Dele,\n\nCould you please o${what.slice(1)}?\n\nThe stockroom needs them.\n\nThank you`,
      notes: ['The subject line has 72 characters. Try to say it in 60 or fewer.'],
    })
  },
)

test.each([
  'Could you please send me the list?',
  'Please could you send me the list',
  'Please, send me the list.',
  'Could you send me the list, please?',
  'Send me the list please',
  'Kindly send me the list!',
  'Would you be able to send me the list?',
  'I’d like you to send me the list',
  'I would like you to please send me the list',
  'We need you to send me the list',
  'To send me\n the list',
])('politeness is asked once only, and the subject starts with the verb: %s', (what) => {
  expect(subjectOf({ what })).toBe('Send me the list by noon on Thursday 11 June')
  expect(paragraphsOf({ what })[1]).toBe('Could you please send me the list by noon on Thursday 11 June?')
})

test.each([
  ['Thursday', 'by Thursday'],
  ['by Friday', 'by Friday'],
  ['By Friday.', 'by Friday'],
  ['before noon', 'before noon'],
  ['for Friday', 'for Friday'],
  ['In two weeks', 'in two weeks'],
  ['asap', 'asap'],
  ['ASAP', 'ASAP'],
  ['As soon as possible', 'as soon as possible'],
  ['Tomorrow', 'by tomorrow'],
  ['The end of May', 'by the end of May'],
  ['Nowruz', 'by Nowruz'],
  ['5 p.m.', 'by 5 p.m.'],
  ['Thursday, 9 a.m.', 'by Thursday, 9 a.m.'],
])('the deadline “%s” becomes “%s”', (when, deadline) => {
  expect(subjectOf({ when })).toBe(`Approve the June rota ${deadline}`)
  expect(paragraphsOf({ when })[1]).toBe(`Could you please approve the June rota ${deadline}?`)
})

test.each([
  ['Send the list by Friday', 'Friday', 'Send the list by Friday'],
  ['Send the list by friday.', 'by Friday', 'Send the list by Friday'],
  ['Send the list before Friday', 'Friday', 'Send the list before Friday'],
  ['Deliver the order on Friday', 'Friday', 'Deliver the order on Friday'],
  ['Send it Friday', 'Friday', 'Send it Friday'],
  ['Send the list for Friday', 'Friday', 'Send the list for Friday by Friday'],
  ['Send the list before the audit', 'Friday', 'Send the list before the audit by Friday'],
  ['Send the list by 5 p.m.', '5 p.m.', 'Send the list by 5 p.m.'],
  ['Send the list asap', 'ASAP', 'Send the list ASAP'],
  ['Book a room for 15 June', '5 June', 'Book a room for 15 June by 5 June'],
  ['Order food for the party on Friday', 'Friday', 'Order food for the party on Friday by Friday'],
])('“%s” by “%s” says the deadline once', (what, when, subject) => {
  expect(subjectOf({ what, when })).toBe(subject)
})

test.each([
  ['Priya', 'Hello Priya,'],
  ['Dear Dr Lund,', 'Dear Dr Lund,'],
  ['hi Sam!', 'Hi Sam,'],
  ['Good morning all', 'Good morning all,'],
  ['Hilary', 'Hello Hilary,'],
])('“%s” is greeted with “%s”', (who, greeting) => {
  expect(paragraphsOf({ who })[0]).toBe(greeting)
})

test.each([
  ['RSVP to the invitation', 'RSVP to the invitation'],
  ['Please PDF the report', 'PDF the report'],
])('capitals stay in “%s”', (what, request) => {
  expect(paragraphsOf({ what })[1]).toBe(`Could you please ${request} by noon on Thursday 11 June?`)
})

test.each([
  ['because the agency needs five days', 'The agency needs five days.'],
  ['It matters because we are late!', 'We are late!'],
  ['so that we can find cover', 'This is so that we can find cover.'],
  ['To find cover', 'This is to find cover.'],
  ['Because of the audit', 'This is because of the audit.'],
  ['Today is the last day', 'Today is the last day.'],
  ['The shop closes at 5 p.m.', 'The shop closes at 5 p.m.'],
  ['“Late is late.”', '“Late is late.”'],
])('the reason “%s” becomes the sentence “%s”', (why, reason) => {
  expect(paragraphsOf({ why })[2]).toBe(reason)
})
