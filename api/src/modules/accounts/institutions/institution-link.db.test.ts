import { expect, test } from 'vitest'
import { institutionVisitor, useIdentityProvider } from '../../../../test/support/institution-visit.ts'
import { eventsOf, useTestApi } from '../../../../test/support/test-api.ts'
import { identityId } from '../own-account/identity-id.ts'

const api = useTestApi()
const idp = useIdentityProvider(api)
const linkPage = '/auth/institution/link'
const over = { status: 410, body: { msg: expect.stringContaining('Please sign in again.') } }

let people = 0
/** Someone with an account and a password, who comes by their university for the first time. */
async function newcomer() {
  const name = `member-${++people}`
  const email = `${name}@uni.test`
  const person = await api.newPerson({ email })
  idp().people.set(name, { email: email.toUpperCase(), email_verified: true })
  idp().visitor = name
  return { ...person, subject: name, visitor: institutionVisitor(api, idp) }
}

const identities = () => api.context.db.selectFrom('institution_identities').select(['subject', 'domain'])
const identitiesOf = (userId: string) => identities().where('user_id', '=', userId).execute()
const link = '/auth/institutions/link'
/** Someone who was asked, and has said yes. */
async function linkedPerson() {
  const person = await newcomer()
  await person.visitor.signIn()
  await person.visitor.call('POST', link, {})
  return person
}

test('a person with an account is asked first, and then signs in to it with their institution', async () => {
  const { id, email, subject, visitor } = await newcomer()
  expect(await visitor.signIn()).toBe(linkPage)
  expect((await visitor.call('POST', '/auth/authorize')).status).toBe(401)
  const question = { institution: 'University of Tests', email, first_name: 'Ada' }
  expect(await visitor.call('GET', link)).toMatchObject({ status: 200, body: question })
  expect(await identitiesOf(id)).toEqual([])

  const linked = await visitor.call('POST', link, {})
  expect(linked).toMatchObject({ status: 200, body: { id, email, is_shared_computer: false } })
  expect(await identitiesOf(id)).toEqual([{ subject, domain: 'uni.test' }])
  expect((await visitor.call('POST', '/auth/authorize')).body.id).toBe(id)
  const mails = await api.mailsTo(email)
  expect(mails.map((mail) => mail.subject)).toContain('You can sign in to Stepwise with University of Tests')

  // From now on without a question; the password stays a way in.
  const elsewhere = institutionVisitor(api, idp)
  expect(await elsewhere.signIn()).toBe('/dashboard/learn')
  expect((await elsewhere.call('POST', '/auth/authorize')).body.id).toBe(id)
  expect((await api.trySignIn(email)).status).toBe(200)
  const event = { kind: 'institution-linked', actor: 'person', detail: 'University of Tests' }
  expect(await eventsOf(api, id, 'institution-linked')).toEqual([event])
})

test('a person who does not want it is not signed in, and nothing has changed', async () => {
  const { id, visitor } = await newcomer()
  await visitor.signIn()
  // They close the page, or go back to the sign-in page.
  expect(await identitiesOf(id)).toEqual([])
  expect((await visitor.call('POST', '/auth/authorize')).status).toBe(401)
  expect(await visitor.signIn()).toBe(linkPage)
})

test('a shared computer stays one, unless the person says otherwise', async () => {
  const { visitor } = await newcomer()
  await visitor.signIn('&shared=1')
  const linked = await visitor.call('POST', link, {})
  expect(linked.body.is_shared_computer).toBe(true)
  const again = await newcomer()
  await again.visitor.signIn('&shared=1')
  const own = await again.visitor.call('POST', link, { is_shared_computer: false })
  expect(own.body.is_shared_computer).toBe(false)
})

test('the answer counts once, for ten minutes, in the browser that was asked', async () => {
  const { visitor } = await newcomer()
  await visitor.signIn()
  const other = institutionVisitor(api, idp)
  expect(await other.call('GET', link)).toMatchObject(over)
  expect(await other.call('POST', link, {})).toMatchObject(over)

  api.advance(10 * 60 * 1000 + 1)
  expect(await visitor.call('GET', link)).toMatchObject(over)
  api.advance(-10 * 60 * 1000 - 1)
  const cookies = new Map(visitor.cookies)
  expect((await visitor.call('POST', link, {})).status).toBe(200)
  for (const [name, value] of cookies) visitor.cookies.set(name, value)
  expect(await visitor.call('POST', link, {})).toMatchObject(over)
})

test('one of two people who are known by one identity at the same moment is linked', async () => {
  const { subject, visitor } = await newcomer()
  await visitor.signIn()
  const other = await api.newPerson({ email: 'other@uni.test' })
  const moment = { linked_at: api.clock.now, last_used_at: api.clock.now }
  const identity = { user_id: other.id, issuer: idp().issuer, subject, domain: 'uni.test', ...moment }
  await api.context.db.insertInto('institution_identities').values(identity).execute()
  expect(await visitor.call('POST', link, {})).toMatchObject(over)
  expect((await visitor.call('POST', '/auth/authorize')).status).toBe(401)
})

test('the account that was asked about is gone', async () => {
  const { id, visitor } = await newcomer()
  await visitor.signIn()
  await api.context.db.deleteFrom('users').where('id', '=', id).execute()
  expect(await visitor.call('GET', link)).toMatchObject(over)
  expect(await visitor.call('POST', link, {})).toMatchObject(over)
})

test('a link can be taken away by its owner alone, who has just shown that it is them', async () => {
  const { id, subject, visitor } = await linkedPerson()
  const path = `/users/institutions/${identityId(idp().issuer, subject)}`

  expect((await api.visitor('DELETE', path)).status).toBe(401)
  expect((await (await api.newPerson()).call('DELETE', path)).status).toBe(404)
  expect((await visitor.call('DELETE', '/users/institutions/guessed')).status).toBe(404)
  const sessions = api.context.db.updateTable('sessions').where('user_id', '=', id)
  await sessions.set({ proved_at: null }).execute()
  expect((await visitor.call('DELETE', path)).body.errors).toEqual({ proof: [expect.any(String)] })
  expect(await identitiesOf(id)).toHaveLength(1)

  await sessions.set({ proved_at: api.clock.now }).execute()
  expect(await visitor.call('DELETE', path)).toEqual({ status: 200, body: {} })
  expect(await identitiesOf(id)).toEqual([])
  const event = { kind: 'institution-unlinked', actor: 'person', detail: 'University of Tests' }
  expect(await eventsOf(api, id, 'institution-unlinked')).toEqual([event])
  expect(await institutionVisitor(api, idp).signIn()).toBe(linkPage)
})

test('without a question that waits there is none to answer', async () => {
  expect(await api.visitor('GET', link)).toMatchObject(over)
  expect(await api.visitor('POST', link, {})).toMatchObject(over)
})
