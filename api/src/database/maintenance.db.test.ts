import { expect, test } from 'vitest'
import { useTestApi } from '../../test/support/test-api.ts'
import { hourlyStatements } from './maintenance.ts'

const api = useTestApi()
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

async function runAll() {
  for (const statement of hourlyStatements) await api.pool.query(statement)
}

/** Writes events from these addresses, so many days ago; returns how to read the addresses in the same order. */
async function eventsFrom(addresses: readonly string[], days: number) {
  // The statements go by the database's own clock.
  api.clock.now = new Date()
  const { id } = await api.newPerson()
  const event = { user_id: id, kind: 'signed-in', actor: 'person' } as const
  for (const [at, address] of addresses.entries()) {
    const row = { ...event, at: daysAgo(days), address, detail: `${at}` }
    await api.context.db.insertInto('account_events').values(row).execute()
  }
  return async () => {
    const rows = await api.context.db
      .selectFrom('account_events')
      .select(['address', 'detail'])
      .where('user_id', '=', id)
      .where('detail', '!=', 'password')
      .execute()
    return rows.sort((one, other) => Number(one.detail) - Number(other.detail)).map(({ address }) => address)
  }
}

const addresses = {
  '203.0.113.77': '203.0.113.0',
  '10.0.0.1': '10.0.0.0',
  '::ffff:203.0.113.77': '::ffff:203.0.113.0',
  '2001:db8:85a3:8d3:1319:8a2e:370:7348': '2001:db8:85a3::',
  '2001:DB8:85A3::7348': '2001:DB8:85A3::',
  '2001:db8::1': '2001:db8::',
  '2001::1': '2001::',
  'fe80::1:2%eth0': 'fe80::',
  '::1': '::',
  '': '',
  'not an address': '',
}

test('thirty days after an event only the network of its address is left', async () => {
  const given = Object.keys(addresses)
  const young = await eventsFrom(given, 29.9)
  const old = await eventsFrom(given, 30.1)
  await runAll()
  expect(await young()).toEqual(given)
  expect(await old()).toEqual(Object.values(addresses))
})

test('an address that was shortened is not written again', async () => {
  await eventsFrom(Object.keys(addresses), 31)
  await runAll()
  const shorten = hourlyStatements.find((statement) => statement.startsWith('update account_events')) ?? ''
  expect((await api.pool.query(shorten)).rowCount).toBe(0)
  await eventsFrom(['192.0.2.1'], 31)
  expect((await api.pool.query(shorten)).rowCount).toBe(1)
})

test('events go after a year', async () => {
  const young = await eventsFrom(['10.0.0.0'], 364)
  const old = await eventsFrom(['10.0.0.0'], 367)
  await runAll()
  expect(await young()).toHaveLength(1)
  expect(await old()).toHaveLength(0)
})

test('browsers that were not used for 400 days are forgotten, and so are secrets and requests that have expired', async () => {
  const { db } = api.context
  const { id } = await api.newPerson()
  const { id: other } = await api.newPerson()
  for (const [token_hash, days] of [
    ['old', 401],
    ['young', 399],
  ] as const) {
    const seen = daysAgo(days)
    const isOld = token_hash === 'old'
    const device = { user_id: id, token_hash, device: 'Chrome on Windows', first_seen_at: seen, last_seen_at: seen }
    await db.insertInto('known_devices').values(device).execute()
    const challenge = { token_hash, purpose: 'passkey-sign-in', expires_at: daysAgo(isOld ? 0.001 : -0.001) } as const
    await db.insertInto('sign_in_challenges').values(challenge).execute()
    const change = { user_id: isOld ? id : other, email: `${token_hash}@uni.test`, asked_at: daysAgo(isOld ? 31 : 29) }
    await db
      .insertInto('email_changes')
      .values({ ...change, mail_id: id })
      .execute()
  }
  await runAll()

  const devices = await db.selectFrom('known_devices').select('token_hash').where('device', '=', 'Chrome on Windows')
  expect(await devices.execute()).toEqual([{ token_hash: 'young' }])
  expect(await db.selectFrom('sign_in_challenges').select('token_hash').execute()).toEqual([{ token_hash: 'young' }])
  expect(await db.selectFrom('email_changes').select('email').execute()).toEqual([{ email: 'young@uni.test' }])
})
