import { expect, test } from 'vitest'
import { composeEmail } from './compose-email.ts'
import { hasNoVerb, withVerb } from './request-verb.ts'

test.each([
  ['an extension until Friday', 'give me an extension until Friday'],
  ['extension until Friday', 'give me an extension until Friday'],
  ['feedback on my draft', 'give me feedback on my draft'],
  ['permission to leave early', 'give me permission to leave early'],
  ['more time for the report', 'give me more time for the report'],
  ['the rota', 'send me the rota'],
  ['the slides from Tuesday', 'send me the slides from Tuesday'],
  ['a copy of the contract', 'send me a copy of the contract'],
  ['short meeting about the plan', 'arrange a short meeting about the plan'],
  ['a meeting on Monday', 'arrange a meeting on Monday'],
  ['a quiet room for the interview', 'book a quiet room for the interview'],
  ['refund for the course', 'pay me a refund for the course'],
  ['I need the rota', 'send me the rota'],
  ['we would like an appointment', 'arrange an appointment'],
  ['my certificate', 'send me my certificate'],
  ['two chairs', 'send me two chairs'],
])('“%s” has no verb, and becomes “%s”', (request, suggestion) => {
  expect(hasNoVerb(request)).toBe(true)
  expect(withVerb(request)).toBe(suggestion)
})

test.each(['is the rota ready', 'mind sending the rota', 'can I go', 'what time is it'])(
  '“%s” asks without a verb to do, and none is suggested',
  (request) => {
    expect(hasNoVerb(request)).toBe(true)
    expect(withVerb(request)).toBeNull()
  },
)

test.each([
  'approve the June rota',
  'extend my deadline',
  'email Sam',
  'list the names',
  'report the fault',
  'help me with the form',
  'access the folder',
  'book a room',
  'call Priya about the rota',
  'plan the day',
  'cancel meeting on Friday',
  'let me know',
  'look at the draft',
  'time the run',
])('“%s” has a verb', (request) => {
  expect(hasNoVerb(request)).toBe(false)
  expect(withVerb(request)).toBeNull()
})

test('an email without a verb is written with one, and the note asks whether it is meant', () => {
  const email = composeEmail({
    who: 'Priya',
    what: 'An extension until Friday.',
    when: 'today',
    why: 'I was ill.',
    attached: '',
  })
  expect(email.message).toContain('Could you please give me an extension until Friday by today?')
  expect(email.notes).toEqual([
    'Begin the request with a verb, such as send, check or approve. We wrote “Could you please give me an extension until Friday?”. Is that what you mean?',
  ])
})
