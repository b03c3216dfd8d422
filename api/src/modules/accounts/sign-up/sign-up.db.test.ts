import { beforeAll, expect, test } from 'vitest'
import {
  addInstitutions,
  licenceForm,
  memberForm,
  newLicenceKey,
  newPassword,
  tokenIn,
} from '../../../../test/support/sign-ups.ts'
import { callerOf, failed, sortedStatuses, useTestApi } from '../../../../test/support/test-api.ts'
import { buildApp } from '../../../app.ts'
import { createMail } from '../../../mail/mail.ts'

const study = useTestApi()
const pro = useTestApi({ edition: 'pro' })
const signUp = (form: object, api = study) => api.visitor('POST', '/auth/sign_up', form)
const open = (mail: string | undefined) =>
  study.visitor('GET', `/auth/confirmations?confirmation_token=${tokenIn(mail)}`)
const hasAccount = 'This email address already has an account.'

beforeAll(async () => {
  await addInstitutions(study)
  await addInstitutions(pro)
})

test('a licence key opens an account, signs in and is used up', async () => {
  const licence_key = await newLicenceKey(study)
  const form = licenceForm({ licence_key: ` ${licence_key.slice(0, 4)} ${licence_key.slice(4)} ` })
  const { status, body, headers } = await signUp(form)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    email: form.user.email,
    first_name: 'Lin',
    surname: 'Cole',
    university: 'University of Tests',
    role: 'student',
    wellbeings: ['calm', 'student_minds', 'desk_stretches_for_students', 'support_contacts'],
    software_selected: false,
    user_info: null,
  })
  expect(body.badges.map((badge: { code: string }) => badge.code)).toEqual(['NEWBIE'])
  expect((await study.callerAfter({ headers })('POST', '/auth/authorize')).body.id).toBe(body.id)

  const used = 'This licence key has been used already.'
  const msg = `${used} If you used it, please <a href="/auth/sign-in">sign in</a>.`
  const again = await signUp(licenceForm({ licence_key }))
  expect(again).toMatchObject({ status: 422, body: { errors: { licence_key: [used] }, msg } })
})

test('one of two sign-ups with one key at the same moment succeeds, and nothing is stored of the other', async () => {
  const licence_key = await newLicenceKey(study)
  const forms = [1, 2, 3, 4].map(() => licenceForm({ licence_key }))
  expect(await sortedStatuses(forms.map((form) => signUp(form)))).toEqual([200, 422, 422, 422])
  const emails = forms.map(({ user }) => user.email)
  expect(
    await study.context.db.selectFrom('users').select('email').where('email', 'in', emails).execute(),
  ).toHaveLength(1)
})

test('two sign-ups with one address at the same moment make one account', async () => {
  const keys = [await newLicenceKey(study), await newLicenceKey(study)]
  const address = { email: 'twice@stepwise.test', confirm_email: 'twice@stepwise.test' }
  const calls = keys.map((licence_key) => signUp(licenceForm({ licence_key, ...address })))
  expect(await sortedStatuses(calls)).toEqual([200, 422])
  const used = study.context.db.selectFrom('licence_keys').select('licence_key').where('used_at', 'is not', null)
  expect(await used.where('licence_key', 'in', keys).execute()).toHaveLength(1)
})

test('a licence activation with an address that has an account says so, and does not use the key up', async () => {
  const { email } = await study.newPerson()
  const licence_key = await newLicenceKey(study)
  const taken = licenceForm({ licence_key, email: email.toUpperCase(), confirm_email: email.toUpperCase() })
  const answer = await signUp(taken)
  expect(answer).toMatchObject({ status: 422, body: { errors: { email: [hasAccount] } } })
  expect(answer.body.msg).toContain('<a href="/auth/sign-in">sign in</a>')
  expect((await signUp(licenceForm({ licence_key }))).status).toBe(200)
})

test('without a free key no one learns that an address has an account', async () => {
  const { email } = await study.newPerson()
  const { body } = await signUp(licenceForm({ licence_key: '9999999999', email, confirm_email: email }))
  expect(body.errors).toEqual({ licence_key: ['We do not know this licence key. Please check it.'] })
})

test('an individual licence of the pro edition has no wellbeing pages', async () => {
  const form = licenceForm({ licence_key: await newLicenceKey(pro) })
  expect((await signUp(form, pro)).body.wellbeings).toEqual([])
})

const both = (given: string) => ({ password: given, password_confirmation: given })
const tooShort = ['Password must be at least 8 characters.']

test.each([
  [{ licence_key: '9999999999' }, { licence_key: ['We do not know this licence key. Please check it.'] }],
  [{ licence_key: ' ' }, { licence_key: ['Enter licence key'] }],
  [{ first_name: '' }, { first_name: ['Enter your first name'] }],
  [{ surname: '' }, { surname: ['Enter your surname'] }],
  [{ university: '' }, { university: ['Enter your university/organisation'] }],
  [{ email: 'a@b.test' }, { confirm_email: ['Your emails don’t match'] }],
  [
    { email: 'a', confirm_email: 'a' },
    { email: ['Invalid email address'], confirm_email: ['Invalid email address'] },
  ],
  [{ email: 'a,b@c.test', confirm_email: 'a,b@c.test' }, { email: ['Invalid email address'] }],
  [both('short'), { password: tooShort, password_confirmation: tooShort }],
  [{ password_confirmation: 'another password' }, { password_confirmation: ["Your passwords don't match"] }],
  [{ password: '' }, { password: ['Field required'] }],
  [{ tos: false }, { tos: ['Please accept the terms to continue.'] }],
])('a licence activation with %j is rejected', async (given, errors) => {
  const form = licenceForm({ licence_key: await newLicenceKey(study), ...given })
  expect(await signUp(form)).toMatchObject({ status: 422, body: { errors, msg: expect.any(String) } })
})

test('a student of an institution is mailed a link, and signs in once it was opened', async () => {
  const form = memberForm({ email: 'Zoë.Hart@CS.Uni.test' })
  const email = form.user.email.toLowerCase()
  const { status, body, headers } = await signUp(form)
  expect([status, headers['set-cookie']]).toEqual([200, undefined])
  expect(body).toEqual({ msg: `We have sent an email to ${email}. Please open the link in it to verify your address.` })

  const early = await study.trySignIn(email, newPassword)
  const confirmation = [expect.stringContaining('verify your email address')]
  expect(early).toMatchObject({ status: 401, body: { errors: { confirmation } } })
  expect(early.headers['set-cookie']).toBeUndefined()
  const wrong = await study.trySignIn(email, 'wrong')
  expect(wrong.body).toEqual({ errors: {}, msg: 'The email address or password is not right.' })

  const [mail] = await study.mails()
  expect(mail).toMatchObject({ to: email, subject: 'Verify your email address for Stepwise' })
  expect(mail?.text).toContain('http://stepwise.test/auth/confirmations/')
  await open(mail?.text)
  const person = { university: 'University of Tests', wellbeings: [] }
  expect(await study.trySignIn(email, newPassword)).toMatchObject({ status: 200, body: person })
})

test('an employee of a site signs up in the pro edition', async () => {
  const form = memberForm({ email: 'wim@corp.test' }, 'site-licence')
  expect((await signUp(form, pro)).status).toBe(200)
  const subject = expect.stringContaining('Stepwise Pro')
  expect((await pro.mails())[0]).toMatchObject({ to: 'wim@corp.test', subject })
})

test.each([
  ['study', study, 'inst-licence', 'a@nowhere.test', 'We do not know this institution.'],
  ['study, a company', study, 'inst-licence', 'a@corp.test', 'We do not know this institution.'],
  ['study, a look-alike', study, 'inst-licence', 'a@evil-uni.test', 'We do not know this institution.'],
  ['pro', pro, 'site-licence', 'a@uni.test', 'We do not know this organisation.'],
])('an unknown domain is rejected, with a link to go on (%s)', async (_, api, type, email, message) => {
  const check = await api.visitor('POST', '/auth/verify_email', { sign_up_type: type, user: { email } })
  expect(check).toMatchObject({ status: 422, body: { errors: { email: [message] } } })
  const way =
    api === pro ? 'Please use your work email address' : 'Please use the email address that your institution gave you'
  expect(check.body.msg).toBe(`${message} ${way}, or <a href="/auth/dsa-licence">activate an individual licence</a>.`)
  expect((await signUp(memberForm({ email }, type), api)).body).toEqual(check.body)
})

test('an address can be checked before the details are entered', async () => {
  const check = (email: string, sign_up_type = 'inst-licence') =>
    study.visitor('POST', '/auth/verify_email', { sign_up_type, user: { email } })
  expect(await check('fresh@uni.test')).toMatchObject({ status: 200, body: {} })
  await study.newPerson({ email: 'known@uni.test' })
  expect(await check('known@uni.test')).toMatchObject({ status: 200, body: {} })
  expect((await check('')).body.errors.email[0]).toBe('Enter your institutional email address')
  expect((await check('x')).body.errors).toEqual({ email: ['Invalid email address'] })
  expect((await check('a@uni.test', 'site-licence')).body.errors).toEqual({
    sign_up_type: ['You cannot sign up this way here.'],
  })
})

test.each([
  [{ first_name: '' }, { first_name: ['Enter your first name'] }],
  [{ surname: '' }, { surname: ['Enter your first surname'] }],
  [{ email: '' }, { email: ['Enter your institutional email address'] }],
  [{ password_confirmation: 'another password' }, { password_confirmation: ["Your passwords don't match"] }],
])('an institutional sign-up with %j is rejected', async (given, errors) => {
  expect(await signUp(memberForm(given))).toMatchObject({ status: 422, body: { errors } })
})

test('a sign-up with an address that has an account gets the usual answer; the owner gets an email', async () => {
  const owner = await study.newPerson({ email: 'owner@uni.test' })
  const strangers = memberForm({ email: 'OWNER@uni.test', first_name: 'Stranger' })
  const newcomers = memberForm()
  const { email } = newcomers.user
  const [known, unknown] = [await signUp(strangers), await signUp(newcomers)]
  expect([known.status, known.body]).toEqual([200, { msg: unknown.body.msg.replace(email, owner.email) }])
  const [, mail] = await study.mails()
  expect(mail).toMatchObject({ to: owner.email, subject: 'You already have an account for Stepwise' })
  expect(mail?.text).toContain('http://stepwise.test/auth/sign-in')
  expect(mail?.text).toContain('Hello Ada,')
  expect(mail?.text).not.toContain('/confirmations/')

  // What comes after tells no more: signing in with what was made up, and asking for another mail.
  const signIn = study.trySignIn
  const resend = (email: string) => study.visitor('POST', '/auth/confirmations', { email })
  expect((await signIn(owner.email, newPassword)).body).toEqual((await signIn(email, newPassword)).body)
  expect((await signIn(owner.email, newPassword)).body.errors).toHaveProperty('confirmation')
  expect((await signIn(owner.email, 'wrong')).body).toEqual((await signIn(email, 'wrong')).body)
  const before = (await study.mails()).length
  expect((await resend(owner.email)).body).toEqual((await resend(email)).body)
  const again = (await study.mails()).slice(0, -before)
  expect(again.map(({ to }) => to).sort()).toEqual([email, owner.email])
  expect((await signIn(owner.email)).status).toBe(200)
})

test('a repeated sign-up does not clear the wait after wrong tries', async () => {
  const { email } = await study.newPerson({ email: 'guarded@uni.test' })
  await signUp(memberForm({ email }))
  const signIn = (given: string) => study.trySignIn(email, given)
  for (let count = 0; count < 5; count++) {
    expect((await signIn('wrong')).status).toBe(401)
    expect((await signIn(newPassword)).status).toBe(401)
  }
  await signIn('wrong')
  expect((await signIn('wrong')).status).toBe(429)
})

test('a new sign-up replaces an account that was never verified, and the old link stops working', async () => {
  const [email, first] = ['slow@uni.test', 'first password']
  await signUp(memberForm({ email, ...both(first) }))
  const [firstMail] = await study.mails()
  await signUp(memberForm({ email }))
  const [secondMail] = await study.mails()

  expect((await open(firstMail?.text)).status).toBe(422)
  expect((await open(secondMail?.text)).status).toBe(200)
  expect((await study.trySignIn(email, first)).status).toBe(401)
  expect((await study.trySignIn(email, newPassword)).status).toBe(200)
})

test('a server that can send no mail tells the person, and nothing is stored', async () => {
  const form = memberForm()
  const mail = createMail({ ...study.context.settings, isProduction: true })
  const app = await buildApp({ ...study.context, mail })
  const answer = await callerOf(app, {})('POST', '/auth/sign_up', form)
  await app.close()
  const msg = 'We could not send you an email just now, so nothing was saved. Please try again in a few minutes.'
  expect(answer).toMatchObject(failed(503, msg))
  const left = await study.context.db.selectFrom('users').select('id').where('email', '=', form.user.email).execute()
  expect(left).toEqual([])
  expect((await signUp(form)).status).toBe(200)
})

test('mails to one address are limited over all sign-ups with it, without a sign of it in the answer', async () => {
  const { email } = await study.newPerson({ email: 'busy@uni.test' })
  for (let count = 0; count < 14; count++) {
    const call = study.from(`10.4.0.${count}`)
    expect((await call('POST', '/auth/sign_up', memberForm({ email }))).status).toBe(200)
  }
  expect(await study.mailsTo(email)).toHaveLength(10)
})
