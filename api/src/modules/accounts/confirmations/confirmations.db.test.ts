import { beforeAll, expect, test } from 'vitest'
import { addInstitutions, memberForm, tokenIn } from '../../../../test/support/sign-ups.ts'
import { eventsOf, failed, useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()

beforeAll(() => addInstitutions(api))

async function signUp() {
  const form = memberForm()
  expect((await api.visitor('POST', '/auth/sign_up', form)).status).toBe(200)
  const [mail] = await api.mails()
  return { email: form.user.email, token: tokenIn(mail?.text) }
}

const confirm = (token: string) => api.visitor('GET', `/auth/confirmations?confirmation_token=${token}`)
const resend = (email: string) => api.visitor('POST', '/auth/confirmations', { email })

test('a link verifies an address; opened again it says that this was done', async () => {
  const { token } = await signUp()
  for (const msg of [
    'Your email address is verified. You can sign in now.',
    'Your email address was verified before. You can sign in.',
  ])
    expect(await confirm(token)).toMatchObject({ status: 200, body: { msg } })
})

test('a new account and its verified address are recorded, once each', async () => {
  const { email, token } = await signUp()
  await confirm(token)
  await confirm(token)
  const { db } = api.context
  const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  expect(await eventsOf(api, id)).toEqual([
    { kind: 'account-made', actor: 'person', detail: '' },
    { kind: 'address-verified', actor: 'person', detail: '' },
  ])
})

test('a link that is too old, invented or missing is rejected with a message', async () => {
  const { email, token } = await signUp()
  api.advance(73 * 60 * 60 * 1000)
  const expired = failed(422, 'This link has expired. Please sign in to get a new one.')
  expect(await confirm(token)).toMatchObject(expired)
  expect((await confirm('made-up')).body.msg).toContain('This link is not valid.')
  const missing = { confirmation_token: ['This is required.'] }
  expect((await api.visitor('GET', '/auth/confirmations')).body.errors).toEqual(missing)

  await resend(email)
  const [again] = await api.mails()
  expect((await confirm(tokenIn(again?.text))).status).toBe(200)
})

test('another mail is sent only for an unverified sign-up, and the answer is the same for everyone', async () => {
  const { email } = await signUp()
  const person = await api.newPerson()
  const before = (await api.mails()).length
  for (const address of [email, person.email, 'nobody@uni.test']) {
    expect(await resend(address)).toMatchObject({ status: 200, body: {} })
  }
  const mails = await api.mails()
  expect(mails).toHaveLength(before + 1)
  expect(mails[0]).toMatchObject({ to: email })
  expect((await resend('x')).body.errors).toEqual({ email: ['Invalid email address'] })
})
