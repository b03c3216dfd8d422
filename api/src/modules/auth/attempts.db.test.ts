import { expect, test } from 'vitest'
import { callerOf, password, useTestApi } from '../../../test/support/test-api.ts'
import { bucketSize, secondsPerToken } from './address-bucket.repository.ts'

const api = useTestApi()

const signInFrom = (address: string, email: string, given = password) =>
  callerOf(api.app, { 'x-forwarded-for': address })('POST', '/auth/sign_in', { user: { email, password: given } })
const advance = (seconds: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + seconds * 1000)
}

// Hashing so many passwords can take more than the usual half minute on a busy machine.
const slow = { timeout: 120_000 }

test('five hundred wrong passwords are slowed down, but not the owner at another address', slow, async () => {
  const { email, call } = await api.newPerson()
  const trySignIn = (given: string, address: string) => signInFrom(address, email, given)

  const statuses: number[] = []
  for (let count = 0; count < 500; count++) {
    statuses.push((await trySignIn(`guess ${count}`, '10.6.6.6')).status)
    // A second a try: without a limit all of them would be answered.
    advance(1)
  }
  const answered = statuses.filter((status) => status === 401)
  expect(answered.length + statuses.filter((status) => status === 429).length).toBe(500)
  expect(answered.length).toBeLessThan(20)

  expect((await trySignIn(password, '10.0.0.2')).status).toBe(200)
  expect((await call('POST', '/auth/authorize')).status).toBe(200)
  // Another household of the same provider.
  expect((await trySignIn(password, '2001:db8:1:3::1')).status).toBe(200)
})

test('one guess at each of many accounts is slowed down, and others at that address wait ten seconds at most', async () => {
  const school = '10.7.7.7'
  const { email } = await api.newPerson()
  const guess = async (count: number) => (await signInFrom(school, `somebody-${count}@stepwise.test`, 'guess')).status
  await useUp(school)
  expect(await guess(1)).toBe(401)
  expect(await guess(2)).toBe(429)
  const rejected = await signInFrom(school, email)
  expect(rejected.status).toBe(429)
  expect(Number(rejected.headers['retry-after'])).toBeLessThanOrEqual(secondsPerToken)
  expect(rejected.body.msg).toMatch(/^There were too many wrong tries\. Please wait \d+ seconds? and try again\.$/)
  expect((await signInFrom('10.7.7.8', email)).status).toBe(200)

  advance(secondsPerToken)
  // A right password uses nothing up.
  for (let count = 0; count < 3; count++) expect((await signInFrom(school, email)).status).toBe(200)
  expect(await guess(3)).toBe(401)
  expect(await guess(4)).toBe(429)
})

test('tries at the same moment each take a token', async () => {
  await useUp('10.8.8.8')
  const tries = Array.from({ length: 10 }, (_, count) =>
    signInFrom('10.8.8.8', `at-once-${count}@stepwise.test`, 'guess'),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(1)
})

/** One token is left, without the time that 499 passwords take. */
test('a clock that is set back locks nobody out', async () => {
  const { email } = await api.newPerson()
  expect((await signInFrom('10.9.9.9', email, 'guess')).status).toBe(401)
  advance(-30 * 24 * 60 * 60)
  expect((await signInFrom('10.9.9.9', email)).status).toBe(200)
  advance(30 * 24 * 60 * 60)
})

async function useUp(address: string) {
  await signInFrom(address, 'first@stepwise.test', 'guess')
  const freeAgain = new Date(api.clock.now.getTime() + (bucketSize - 1) * secondsPerToken * 1000)
  await api.context.db
    .updateTable('sign_in_attempts')
    .set({ last_tried_at: freeAgain })
    .where('address', '=', address)
    .where('account_hash', '=', '')
    .execute()
}
