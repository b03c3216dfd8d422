import { beforeEach, expect, test } from 'vitest'
import { memberForm, tokenIn } from '../../../../test/support/sign-ups.ts'
import { kindsOf, password, type SignedIn, tooMany, useTestApi } from '../../../../test/support/test-api.ts'
import { createMail } from '../../../mail/mail.ts'
import { sendDueMails } from '../../platform/mails/mailing.ts'

const api = useTestApi()
const pro = useTestApi({ edition: 'pro' })

beforeEach(() => {
  api.setTime()
  api.context.mail = createMail(api.context.settings)
})

const advance = (minutes: number) => api.advance(minutes * 60_000)
let sequence = 0
const newAddress = () => `moved-${++sequence}@other.test`
const ask = ({ call }: Pick<SignedIn, 'call'>, email: string) =>
  call('POST', '/users/email_change', { user: { email } })
const open = (token: string, on = api) => on.visitor('POST', '/auth/email_change', { token })
const pendingOf = async ({ call }: SignedIn) => (await call('GET', '/users/security')).body.pending_email
const emailOf = async ({ call }: SignedIn) => (await call('POST', '/auth/authorize')).body.email
const refused = (token: unknown) => ({ status: 422, body: { errors: { token: [token] } } })

async function mailedToken(person: SignedIn, email: string) {
  expect(await ask(person, email)).toMatchObject({ status: 200 })
  const [mail] = await api.mailsTo(email)
  return tokenIn(mail?.text)
}

/** As with a mail server that cannot be reached: mails wait. */
const stopMail = async () => {
  // A round that has begun would still send them.
  await api.context.background.idle()
  api.context.mail = { ...api.context.mail, send: () => Promise.reject(new Error('no mail server')) }
}

test('a wish for another address is mailed to both, and changes nothing yet', async () => {
  const person = await api.newPerson()
  const email = newAddress()
  const asked = await ask(person, email.toUpperCase())
  expect(asked.status).toBe(200)
  expect(asked.body).toEqual({
    msg: `We have sent an email to ${email}. Please open the link in it within a day. Until then your account keeps its current address.`,
  })
  const [mail] = await api.mailsTo(email)
  expect(mail?.subject).toBe('Verify your new email address for Stepwise')
  expect(mail?.text).toMatch(/http:\/\/stepwise\.test\/auth\/new-email\/[\w-]{43}\n/)
  const [notice] = await api.mailsTo(person.email)
  expect(notice?.subject).toBe('Your email address for Stepwise may change')
  expect(notice?.text).toContain('http://stepwise.test/auth/reset-password')
  expect(notice?.text).not.toContain(email)
  expect(await pendingOf(person)).toBe(email)
  expect(await emailOf(person)).toBe(person.email)
})

test('an address changes once the link in the email to it is opened, and the old address gets an email', async () => {
  const person = await api.newPerson()
  const email = newAddress()
  await ask(person, email)
  const [mail] = await api.mailsTo(email)
  const body = { msg: `Your email address is now ${email}. Please use it to sign in.` }
  expect(await open(tokenIn(mail?.text))).toMatchObject({ status: 200, body })
  expect(await emailOf(person)).toBe(email)
  expect(await pendingOf(person)).toBeNull()
  const [last] = await api.mailsTo(person.email)
  expect(last?.subject).toBe('Your email address for Stepwise was changed')
  expect(last?.text).toContain('http://stepwise.test/#connect-block')
  expect(await kindsOf(api, person.id)).toEqual(expect.arrayContaining(['email-change-asked', 'email-changed']))

  expect((await api.trySignIn(person.email)).status).toBe(401)
  expect((await api.trySignIn(email)).status).toBe(200)
  const used = refused(expect.stringContaining('This link has been used already.'))
  expect(await open(tokenIn(mail?.text))).toMatchObject(used)
})

test('the link works in another browser, signed in as someone else, and in the pro edition', async () => {
  const person = await pro.newPerson()
  const stranger = await pro.newPerson()
  const email = newAddress()
  expect((await ask(person, email)).status).toBe(200)
  const [mail] = await pro.mailsTo(email)
  expect(mail?.subject).toBe('Verify your new email address for Stepwise Pro')
  const opened = await stranger.call('POST', '/auth/email_change', { token: tokenIn(mail?.text) })
  expect(opened.status).toBe(200)
  expect(await emailOf(person)).toBe(email)
  expect(await emailOf(stranger)).toBe(stranger.email)
})

test('the asker cannot tell whether an address has an account: only its owner learns of it', async () => {
  const person = await api.newPerson()
  const owner = await api.newPerson()
  const free = newAddress()
  const { db } = api.context
  const queued = db.selectFrom('mails').select(['kind', 'user_id', 'message', 'sent_at'])
  const links = db.selectFrom('mail_tokens').select(['user_id', 'purpose', 'expires_at', 'used_at'])
  const answers = []
  for (const email of [free, owner.email]) {
    const before = (await api.mailsTo(email)).length
    const { status, body } = await ask(person, email)
    const waiting = await pendingOf(person)
    await api.mails()
    answers.push({
      status,
      msg: body.msg.replace(email, ''),
      isPending: waiting === email && (await pendingOf(person)) === email,
      mails: (await api.mailsTo(email)).length - before,
      rows: await queued.where('recipient', '=', email).where('kind', '=', 'email-change').execute(),
      tokens: await links.where('email', '=', email).execute(),
    })
  }
  expect(answers[1]).toEqual(answers[0])
  expect(answers[0]).toMatchObject({
    status: 200,
    isPending: true,
    mails: 1,
    rows: [{ user_id: person.id }],
    tokens: [{ user_id: person.id }],
  })
  const [mail] = await api.mailsTo(owner.email)
  expect(mail?.subject).toBe('You already have an account for Stepwise')
  expect(mail?.text).toContain('http://stepwise.test/auth/sign-in')
  expect(tokenIn(mail?.text)).toBe('')
  expect(mail?.text).not.toContain(person.email)
  expect(await emailOf(owner)).toBe(owner.email)

  // Time passes, and mails that cannot be sent wait, in the same way for both.
  advance(24 * 60)
  expect(await pendingOf(person)).toBeNull()
})

test('an address that waits for its mail is pending for as long as the mail waits, and a day after', async () => {
  const person = await api.newPerson()
  const owner = await api.newPerson()
  for (const email of [newAddress(), owner.email]) {
    await stopMail()
    await ask(person, email)
    await api.context.background.idle()
    advance(30 * 60)
    expect(await pendingOf(person)).toBe(email)
    api.context.mail = createMail(api.context.settings)
    await sendDueMails(api.context, api.app.log)
    advance(23 * 60)
    expect(await pendingOf(person)).toBe(email)
    advance(60)
    expect(await pendingOf(person)).toBeNull()
    await person.call('POST', '/users/proof', { password })
  }
})

test.each([
  ['', 'Enter your email address'],
  ['x', 'Invalid email address'],
  ['a,b@uni.test', 'Invalid email address'],
  [`${'x'.repeat(320)}@uni.test`, 'This must have at most 320 characters.'],
])('the address %j is rejected', async (email, message) => {
  const person = await api.newPerson()
  expect(await ask(person, email)).toMatchObject({ status: 422, body: { errors: { email: [message] } } })
  expect(await pendingOf(person)).toBeNull()
})

test('the address that a person has is not asked for again', async () => {
  const person = await api.newPerson()
  const { status, body } = await ask(person, person.email.toUpperCase())
  expect([status, body.errors]).toEqual([422, { email: ['This is your email address already.'] }])
  expect(await api.mailsTo(person.email)).toEqual([])
})

test('a person asks five times an hour, and an address gets ten mails, without a word', async () => {
  const person = await api.newPerson()
  for (let count = 0; count < 5; count++) expect((await ask(person, newAddress())).status).toBe(200)
  expect(await ask(person, newAddress())).toMatchObject(tooMany('requests', '60 minutes', 3600))

  const target = newAddress()
  for (let count = 0; count < 3; count++) {
    const other = await api.newPerson()
    for (let time = 0; time < 4; time++) {
      expect((await ask(other, target)).status).toBe(200)
      // An email that still waits is withdrawn with the next request.
      await api.context.background.idle()
    }
    expect(await pendingOf(other)).toBe(target)
  }
  expect(await api.mailsTo(target)).toHaveLength(10)
})

test('a newer request replaces an older one, whose link says so', async () => {
  const person = await api.newPerson()
  const [first, second] = [newAddress(), newAddress()]
  const [older, newer] = [await mailedToken(person, first), await mailedToken(person, second)]
  expect(await pendingOf(person)).toBe(second)
  const body = { msg: 'This link no longer works. Your account keeps its current email address.' }
  for (let time = 0; time < 2; time++) expect(await open(older)).toMatchObject({ status: 422, body })
  expect((await open(newer)).status).toBe(200)
  expect(await emailOf(person)).toBe(second)
})

test('a request can be withdrawn, after its mail has left and before', async () => {
  const person = await api.newPerson()
  const token = await mailedToken(person, newAddress())
  advance(11)
  expect(await person.call('DELETE', '/users/email_change')).toMatchObject({ status: 200, body: {} })
  expect(await pendingOf(person)).toBeNull()
  expect((await open(token)).status).toBe(422)
  expect((await person.call('DELETE', '/users/email_change')).status).toBe(200)

  const other = await api.newPerson()
  const email = newAddress()
  await stopMail()
  await ask(other, email)
  await api.context.background.idle()
  await other.call('DELETE', '/users/email_change')
  api.context.mail = createMail(api.context.settings)
  advance(60)
  await sendDueMails(api.context, api.app.log)
  expect(await api.mailsTo(email)).toEqual([])
  // The one to the old address was sent late.
  expect(await api.mailsTo(other.email)).toHaveLength(1)
})

test('a link that is too old, invented or of another kind is rejected with a message', async () => {
  const person = await api.newPerson()
  const token = await mailedToken(person, newAddress())
  advance(24 * 60 + 1)
  const expired = 'This link has expired. Please ask for a new one on your account page.'
  expect(await open(token)).toMatchObject(refused(expired))
  const unknown = 'This link is not valid. Please open the full link in the latest email.'
  expect((await open('made-up')).body.errors).toEqual({ token: [unknown] })
  expect((await open('')).status).toBe(422)
  await api.visitor('POST', '/auth/reset_password', { user: { email: person.email } })
  const [reset] = await api.mailsTo(person.email)
  expect((await open(tokenIn(reset?.text))).status).toBe(422)
  expect(await emailOf(person)).toBe(person.email)
})

test('one of two people who take the same address at the same moment gets it', async () => {
  const people = [await api.newPerson(), await api.newPerson()]
  const email = newAddress()
  const tokens: string[] = []
  for (const person of people) tokens.push(await mailedToken(person, email))
  const answers = await Promise.all(tokens.map((token) => open(token)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  const refused = answers.find(({ status }) => status === 422)
  expect(refused?.body.msg).toBe('Another account has this email address, so yours keeps its current one.')
  const owned = await Promise.all(people.map(emailOf))
  expect(owned.filter((address) => address === email)).toHaveLength(1)
})

test('an address that was signed up with and never verified is free', async () => {
  const person = await api.newPerson()
  const { email } = memberForm().user
  const add = { email, password_hash: 'x', first_name: 'Mo', surname: 'Ward', university: null, confirmed_at: null }
  await api.context.db.insertInto('users').values(add).execute()
  expect((await open(await mailedToken(person, email))).status).toBe(200)
  expect(await emailOf(person)).toBe(email)
})

test('wrong tries at the old and the new address are forgotten with a change', async () => {
  const person = await api.newPerson()
  const email = newAddress()
  const token = await mailedToken(person, email)
  for (let count = 0; count < 10; count++) await api.trySignIn(email, 'wrong')
  expect((await api.trySignIn(email, 'wrong')).status).toBe(429)
  await open(token)
  expect((await api.trySignIn(email)).status).toBe(200)
})

test('without a mail server nothing is asked for', async () => {
  const person = await api.newPerson()
  api.context.mail = { ...api.context.mail, kind: 'none' } as typeof api.context.mail
  expect((await ask(person, newAddress())).status).toBe(503)
  expect(await pendingOf(person)).toBeNull()
})
