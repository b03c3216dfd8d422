// docs/product/wire.md, docs/product/errors.md

import type { APIResponse } from 'playwright/test'
import { password } from '../support/accounts.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

const stepCall = (slug: string) => `/api${stepAt(`lectures/get-ready/before-the-lecture/${slug}`)}`

/** A failure has messages for people and shows nothing of the server's inside (docs/product/wire.md#failure-body). */
async function expectFailure(response: APIResponse, status: number) {
  const text = await response.text()
  expect(response.status(), text).toBe(status)
  const { errors, msg } = JSON.parse(text)
  expect(typeof errors).toBe('object')
  expect(msg).toMatch(/\w/)
  expect(text).not.toMatch(/node_modules|\.ts:|\.js:|\bat \w+ \(|stack|select |syntax error/i)
}

test('malformed and invalid bodies are rejected with a message for people', async ({ request, baseURL }) => {
  const headers = { origin: String(baseURL), 'content-type': 'application/json' }
  const signIn = (data: string) => request.post('/api/auth/sign_in', { headers, data: Buffer.from(data) })
  await expectFailure(await signIn('{"user": '), 400)
  await expectFailure(await signIn('[]'), 422)
  await expectFailure(await signIn('{"user":{"email":5,"password":null}}'), 422)
  await expectFailure(
    await signIn(JSON.stringify({ user: { email: `${'a'.repeat(5000)}@x.test`, password: 'x' } })),
    422,
  )
  await expectFailure(await request.post('/api/auth/sign_in', { headers: { origin: String(baseURL) } }), 422)
})

test('a wrong password gets the same answer whether or not the account exists', async ({
  request,
  baseURL,
  emailOf,
}) => {
  const tryIt = async (email: string) => {
    const response = await request.post('/api/auth/sign_in', {
      headers: { origin: String(baseURL) },
      data: { user: { email, password: 'wrong' } },
    })
    return `${response.status()} ${await response.text()}`
  }
  expect(await tryIt('nobody@demo.stepwise.test')).toBe(await tryIt(await emailOf('student')))
})

test('calls without a session, from another origin or to an unknown address are rejected', async ({
  page,
  request,
  signIn,
  emailOf,
}) => {
  await expectFailure(await request.get('/api/flows'), 401)
  await expectFailure(await request.get('/api/no/such/call'), 404)
  await expectFailure(
    await request.post('/api/auth/sign_in', {
      headers: { origin: 'https://elsewhere.test' },
      data: { user: { email: await emailOf('student'), password } },
    }),
    403,
  )

  await signIn('student')
  const signedIn = page.request
  await expectFailure(await signedIn.get('/api/learning_module/no-such-module'), 404)
  await expectFailure(await signedIn.get(`${stepCall('no-such-step')}?view=flows`), 404)
  await expectFailure(await signedIn.get(`${stepCall('getting-ready-for-a-lecture')}?view=nonsense`), 422)
  await expectFailure(await signedIn.get(`${stepCall('getting-ready-for-a-lecture')}?view=tutorials`), 422)
  await expectFailure(await signedIn.get(`${stepCall('%27%3B%20drop')}?view=flows`), 404)
  await expectFailure(await signedIn.post(`${stepCall('getting-ready-for-a-lecture')}/complete?view=flows`), 403)
})
