import { expect, test } from 'vitest'
import { useTestApi } from '../../../../test/support/test-api.ts'
import { computeRolloutBucket } from '../../../http/rollout-bucket.ts'

// docs/product/wire.md#bucket-cookie

const api = useTestApi()
const rolloutBucketIn = (headers: Record<string, unknown>) =>
  /stepwise_bucket_study=(\d*);.*HttpOnly; SameSite=Lax/.exec(String(headers['set-cookie']))?.[1]

test('a person has the same number after every sign-in, on every device, and none after signing out', async () => {
  const { id, email, call } = await api.newPerson()
  const numbers: (string | undefined)[] = []
  for (const device of ['Firefox/140', 'Chrome/140', 'Safari/18'])
    numbers.push(rolloutBucketIn((await api.trySignIn(email, undefined, { 'user-agent': device })).headers))
  numbers.push(rolloutBucketIn((await call('POST', '/auth/authorize')).headers))
  expect(new Set(numbers)).toEqual(new Set([String(computeRolloutBucket(id))]))
  expect(rolloutBucketIn((await call('DELETE', '/auth/sign_out')).headers)).toBe('')
})

test('each number gets about as many of many people', () => {
  const counts = new Map<number, number>()
  for (let person = 0; person < 20_000; person += 1) {
    const bucket = computeRolloutBucket(`00000000-0000-4000-8000-${String(person).padStart(12, '0')}`)
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
  }
  expect([Math.min(...counts.keys()), Math.max(...counts.keys()), counts.size]).toEqual([0, 99, 100])
  for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(70)
})

test('the gateway learns who is signed in, and the session is not longer for it', async () => {
  const { call } = await api.newPerson()
  const { status, body, headers } = await call('GET', '/auth/person')
  expect([status, body, headers['set-cookie']]).toEqual([200, { name: 'Ada Price', role: 'student' }, undefined])
  expect((await api.visitor('GET', '/auth/person')).status).toBe(401)
})
