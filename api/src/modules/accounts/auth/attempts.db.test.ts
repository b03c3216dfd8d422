import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { newPassword, resetForm, tokenIn } from '../../../../test/support/sign-ups.ts'
import { password, tooMany, useTestApi } from '../../../../test/support/test-api.ts'
import { bucketOfAddress } from './guess-buckets.repository.ts'

const api = useTestApi()
const { size: bucketSize, secondsPerToken } = bucketOfAddress('')

const signInFrom = (address: string, email: string, given = password, more: object = {}) =>
  api.trySignIn(email, given, { 'x-forwarded-for': address, ...more })
const advance = (seconds: number) => api.advance(seconds * 1000)
/** The cookie of a browser in which someone has signed in. */
async function deviceOf(address: string, email: string) {
  const { headers } = await signInFrom(address, email)
  return { cookie: String(headers['set-cookie']).match(/stepwise_device_study=[\w-]{43}/)?.[0] ?? '' }
}
/** Lets the tries of an address grow back, as if it had last tried at another time. */
const setLastTry = (address: string, last_tried_at: Date | RawBuilder<Date>) =>
  api.context.db
    .updateTable('sign_in_attempts')
    .set({ last_tried_at })
    .where('address', '=', address)
    .where('account_hash', '=', '')
    .execute()

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

test(
  'guesses at one account from three hundred addresses are slowed down, and its owner comes in where they have been before',
  slow,
  async () => {
    const { email } = await api.newPerson()
    const device = await deviceOf('10.1.0.1', email)
    const statuses: number[] = []
    for (let count = 0; count < 300; count++) {
      const address = `10.2.${count % 250}.${Math.floor(count / 250)}`
      statuses.push((await signInFrom(address, email, `guess ${count}`)).status)
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(50)
    expect(statuses.filter((status) => status === 429)).toHaveLength(250)

    // Not even the right password from elsewhere, or guessing would go on; the words say which ways are open.
    const refused = await signInFrom('10.3.0.1', email)
    expect(refused.status).toBe(429)
    expect(refused.body.msg).toBe(
      'There have been too many wrong attempts for this account. Please wait 15 minutes and try again, or sign in with a link by email, a passkey, or a browser you have signed in with before.',
    )
    expect((await signInFrom('10.3.0.2', email, 'typo', device)).status).toBe(401)
    expect((await signInFrom('10.3.0.2', email, password, device)).status).toBe(200)

    advance(15 * 60)
    expect((await signInFrom('10.3.0.3', email, 'guess')).status).toBe(401)
    expect((await signInFrom('10.3.0.4', email, 'guess')).status).toBe(429)
  },
)

test('an address without an account is limited like one with an account', slow, async () => {
  const statuses: number[] = []
  for (let count = 0; count < 52; count++) {
    statuses.push((await signInFrom(`10.4.0.${count}`, 'nobody-at-all@stepwise.test', 'guess')).status)
  }
  expect(statuses.indexOf(429)).toBe(50)
})

test(
  'the token of a browser counts for the people who have signed in there alone, and ten wrong tries are free there too',
  slow,
  async () => {
    const [one, other] = [await api.newPerson(), await api.newPerson()]
    const device = await deviceOf('10.1.0.2', one.email)
    const guess = async (email: string) => (await signInFrom('10.1.0.2', email, 'guess', device)).status
    for (let count = 0; count < 10; count++) expect(await guess(one.email)).toBe(401)
    expect(await guess(one.email)).toBe(429)
    for (let count = 0; count < 50; count++) await signInFrom(`10.6.0.${count}`, other.email, 'guess')
    expect(await guess(other.email)).toBe(429)
  },
)

test('one guess at each of many accounts is slowed down, and others at that address wait ten seconds at most', async () => {
  const school = '10.7.7.7'
  const { email } = await api.newPerson()
  const guess = async (count: number) => (await signInFrom(school, `somebody-${count}@stepwise.test`, 'guess')).status
  await useUp(school)
  expect(await guess(1)).toBe(401)
  expect(await guess(2)).toBe(429)
  expect((await signInFrom(school, email)).status).toBe(429)
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

test('an address without tries left gets the seconds until the next one, ten at most', async () => {
  const address = '10.5.5.1'
  const guess = () => signInFrom(address, `somebody-${Math.random()}@stepwise.test`, 'guess')
  const wait = (words: string, seconds: number) => tooMany('wrong tries', words, seconds)
  await useUp(address)
  expect((await guess()).status).toBe(401)
  expect(await guess()).toMatchObject(wait('10 seconds', 10))
  advance(3)
  expect(await guess()).toMatchObject(wait('7 seconds', 7))
  advance(6.001)
  expect(await guess()).toMatchObject(wait('1 second', 1))
  advance(0.999)
  expect((await guess()).status).toBe(401)
  expect(await guess()).toMatchObject(wait('10 seconds', 10))
})

test('an address that is left alone has all its tries again, and no more however long that was', async () => {
  const address = '10.5.5.2'
  const guess = async (count: number) => (await signInFrom(address, `left-${count}@stepwise.test`, 'guess')).status
  await useUp(address)
  advance(bucketSize * secondsPerToken * 2)
  expect(await guess(1)).toBe(401)
  // 498 more, without the time that so many passwords take.
  await setLastTry(address, sql`last_tried_at + ${(bucketSize - 2) * secondsPerToken} * interval '1 second'`)
  expect([await guess(2), await guess(3)]).toEqual([401, 429])
})

test('a clock that is set back by minutes gives no one new tries, one that is set back by hours does; no one waits for it', async () => {
  const address = '10.5.5.3'
  const guess = async (count: number) => (await signInFrom(address, `back-${count}@stepwise.test`, 'guess')).status
  await useUp(address)
  expect([await guess(1), await guess(2)]).toEqual([401, 429])
  for (const minutes of [2, 30, 59]) {
    advance(-minutes * 60)
    expect([minutes, await guess(3)]).toEqual([minutes, 429])
    advance(secondsPerToken)
    expect([minutes, await guess(4), await guess(5)]).toEqual([minutes, 401, 429])
  }
  advance(-2 * 60 * 60)
  expect([await guess(6), await guess(7)]).toEqual([401, 401])
  advance((2 + 30 + 59 + 2 * 60) * 60)
})

test('a day without tries clears the count of wrong tries', slow, async () => {
  const statuses = async (email: string, count: number) => {
    const all: number[] = []
    for (let tried = 0; tried < count; tried++) all.push((await signInFrom('10.5.5.4', email, 'guess')).status)
    return all
  }
  const [nearly, whole] = ['nearly-a-day@stepwise.test', 'a-day@stepwise.test']
  expect(await statuses(nearly, 10)).toEqual(Array(10).fill(401))
  advance(1)
  expect(await statuses(whole, 11)).toEqual([...Array(10).fill(401), 429])
  advance(24 * 60 * 60 - 2)
  expect(await statuses(nearly, 1)).toEqual([401])
  expect((await signInFrom('10.5.5.4', nearly, 'guess')).headers['retry-after']).toBe('30')
  advance(2)
  expect(await statuses(whole, 11)).toEqual([...Array(10).fill(401), 429])
})

test('a new password by mail forgets the wrong tries of its account from every address, and of no other', async () => {
  const [owner, other] = [await api.newPerson(), await api.newPerson()]
  const tries: [string, string][] = [
    ['10.5.6.1', owner.email],
    ['10.5.6.2', owner.email],
    ['10.5.6.1', other.email],
  ]
  for (const [address, email] of tries) {
    for (let count = 0; count < 10; count++) await signInFrom(address, email, 'guess')
    expect((await signInFrom(address, email)).status).toBe(429)
  }
  await api.visitor('POST', '/auth/reset_password', { user: { email: owner.email } })
  const token = tokenIn((await api.mails())[0]?.text)
  expect((await api.visitor('PUT', '/auth/reset_password', resetForm(token))).status).toBe(200)

  expect((await signInFrom('10.5.6.1', owner.email, newPassword)).status).toBe(200)
  expect((await signInFrom('10.5.6.2', owner.email, newPassword)).status).toBe(200)
  expect((await signInFrom('10.5.6.1', other.email)).status).toBe(429)
})

test('a clock that is set back locks no one out', async () => {
  const { email } = await api.newPerson()
  expect((await signInFrom('10.9.9.9', email, 'guess')).status).toBe(401)
  advance(-30 * 24 * 60 * 60)
  expect((await signInFrom('10.9.9.9', email)).status).toBe(200)
  advance(30 * 24 * 60 * 60)
})

/** One token is left, without the time that 499 passwords take. */
async function useUp(address: string) {
  await signInFrom(address, 'first@stepwise.test', 'guess')
  const freeAgain = new Date(api.clock.now.getTime() + (bucketSize - 1) * secondsPerToken * 1000)
  await setLastTry(address, freeAgain)
}
