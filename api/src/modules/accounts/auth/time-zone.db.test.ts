import { expect, test } from 'vitest'
import { addInstitutions, licenceForm, memberForm, newLicenceKey } from '../../../../test/support/sign-ups.ts'
import { callerOf, useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()
const from = (timeZone: string, cookie = '') => callerOf(api.app, { 'stepwise-time-zone': timeZone, cookie })

async function zoneOf(email: string) {
  const zones = api.context.db.selectFrom('users').select('time_zone').where('email', '=', email)
  return (await zones.executeTakeFirstOrThrow()).time_zone
}

async function daysOf(userId: string) {
  const visits = api.context.db.selectFrom('visits').select('day').where('user_id', '=', userId).orderBy('day')
  return (await visits.execute()).map(({ day }) => day)
}

test('signing in stores the time zone of the browser and counts the visit on the day there', async () => {
  const { id, email } = await api.newPerson()
  await api.trySignIn(email, undefined, { 'stepwise-time-zone': 'Pacific/Auckland' })
  expect(await zoneOf(email)).toBe('Pacific/Auckland')
  // Noon of the 10th in London is the 11th in Auckland.
  expect(await daysOf(id)).toEqual(['2026-03-10', '2026-03-11'])
})

test('a session check stores the time zone too, and a new entry gets the day there', async () => {
  const { id, email, cookie, call } = await api.newPerson()
  await from('Pacific/Auckland', cookie)('POST', '/auth/authorize')
  expect(await zoneOf(email)).toBe('Pacific/Auckland')
  expect(await daysOf(id)).toEqual(['2026-03-10', '2026-03-11'])
  const { body } = await call('POST', '/users/reflective_journal/reflections', { reflection: { title: 'Today' } })
  expect(body.reflection.date).toBe('2026-03-11')
  await call('POST', '/auth/authorize')
  expect(await zoneOf(email)).toBe('Pacific/Auckland')
})

test('a new account has the time zone of the browser', async () => {
  await addInstitutions(api)
  const form = licenceForm({ licence_key: await newLicenceKey(api) })
  expect((await from('Asia/Kolkata')('POST', '/auth/sign_up', form)).status).toBe(200)
  expect(await zoneOf(form.user.email)).toBe('Asia/Kolkata')
  const member = memberForm()
  await from('America/New_York')('POST', '/auth/sign_up', member)
  expect(await zoneOf(member.user.email)).toBe('America/New_York')
})

test.each(['', 'Mars/Base', '+05:00', 'Europe/London; x', '../etc', 'x'.repeat(200)])(
  'a value that is not a zone is ignored (%j)',
  async (timeZone) => {
    const { email, cookie } = await api.newPerson()
    expect((await from(timeZone, cookie)('POST', '/auth/authorize')).status).toBe(200)
    expect(await zoneOf(email)).toBe('Europe/London')
  },
)
