import { expect, test } from 'vitest'
import { newContentManager } from '../../../../test/support/content-desk.ts'
import { useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()
const pro = useTestApi({ edition: 'pro' })
const path = '/users/settings/calm_licence_request'
const request = { email: 'ada@uni.test', firstName: 'Ada', surname: 'Price' }
const newStudent = () => api.newPerson({ wellbeings: ['calm'] })
const requests = () => api.context.db.selectFrom('calm_requests').selectAll().execute()

test('a student asks for the gift: the team gets an email, and the person carries the mark', async () => {
  const { call, id } = await newStudent()
  const { status, body } = await call('POST', path, request)
  expect({ status, body }).toMatchObject({ status: 200, body: { id, is_calm_requested: true } })
  expect((await call('POST', '/auth/authorize')).body.is_calm_requested).toBe(true)
  const [mail] = await api.mails()
  expect(mail).toMatchObject({ to: 'no-reply@stepwise.test', subject: 'A request for the calm gift' })
  expect(mail?.text).toContain('Name: Ada Price')
  expect(mail?.text).toContain('Email: ada@uni.test')
})

test('asked twice, also at the same moment, is asked once', async () => {
  const { call, id } = await newStudent()
  const before = (await api.mails()).length
  const answers = await Promise.all([call('POST', path, request), call('POST', path, { ...request, surname: 'Other' })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await call('POST', path, request)).status).toBe(200)
  expect((await requests()).filter(({ user_id }) => user_id === id)).toHaveLength(1)
  expect(await api.mails()).toHaveLength(before + 1)
})

test.each([
  [{ ...request, email: '' }, { email: ['Email is required'] }],
  [{ ...request, email: 'ada' }, { email: ['Invalid email address'] }],
  [{ ...request, firstName: ' ' }, { firstName: ['First name is required'] }],
  [{ ...request, surname: '' }, { surname: ['Surname is required'] }],
  [{}, { email: ['Email is required'], firstName: ['First name is required'], surname: ['Surname is required'] }],
])('%j is rejected, field by field', async (body, errors) => {
  const { call, id } = await newStudent()
  expect(await call('POST', path, body)).toMatchObject({ status: 422, body: { errors } })
  expect((await requests()).filter(({ user_id }) => user_id === id)).toEqual([])
})

test('a person without such an entry finds no such call, and neither does a visitor', async () => {
  for (const wellbeings of [[], ['support_contacts'] as const]) {
    const { call } = await api.newPerson({ wellbeings: [...wellbeings] })
    expect((await call('POST', path, request)).status).toBe(404)
    expect((await call('POST', '/auth/authorize')).body.is_calm_requested).toBe(false)
  }
  expect((await api.visitor('POST', path, request)).status).toBe(401)
})

test('the pro edition has neither the gift nor pages of the wellbeing area', async () => {
  const { call } = await pro.newPerson({ wellbeings: ['calm', 'support_contacts'] })
  expect((await call('POST', path, request)).status).toBe(404)
  expect((await call('GET', '/pages/hub')).status).toBe(404)
  expect((await call('GET', '/pages/help')).status).toBe(200)
  const manager = await newContentManager(pro)
  expect((await manager.call('GET', '/pages/hub')).status).toBe(404)
})
