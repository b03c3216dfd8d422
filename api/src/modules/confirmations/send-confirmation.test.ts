import { expect, test } from 'vitest'
import { MailFailure } from '../../mail/mail.ts'
import { mailNotSent } from './send-confirmation.ts'

test('an address that the mail server rejected is an error of the field', () => {
  expect(mailNotSent(new MailFailure({ code: 'EENVELOPE', responseCode: 550 }))).toMatchObject({
    status: 422,
    errors: { email: [expect.stringContaining('refused')] },
  })
})

test('a mail server that cannot be reached is an error of ours, to be tried again later', () => {
  expect(mailNotSent(new MailFailure({ code: 'ECONNECTION' }))).toMatchObject({
    status: 503,
    message: expect.stringContaining('could not send you a mail'),
  })
})
