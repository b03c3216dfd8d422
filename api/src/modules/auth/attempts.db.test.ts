import { expect, test } from 'vitest'
import { callerOf, password, useStage } from '../../../test/support/stage.ts'

const stage = useStage()

test('five hundred wrong passwords are slowed down, and the owner elsewhere is not', async () => {
  const { email, call } = await stage.newPerson()
  const trySignIn = (given: string, address: string) =>
    callerOf(stage.app, { 'x-forwarded-for': address })('POST', '/auth/sign_in', { user: { email, password: given } })

  const statuses: number[] = []
  for (let count = 0; count < 500; count++) {
    statuses.push((await trySignIn(`guess ${count}`, '10.6.6.6')).status)
    // A second a try: without a limit all of them would be answered.
    stage.clock.now = new Date(stage.clock.now.getTime() + 1000)
  }
  const answered = statuses.filter((status) => status === 401)
  expect(answered.length + statuses.filter((status) => status === 429).length).toBe(500)
  expect(answered.length).toBeLessThan(20)

  expect((await trySignIn(password, '10.0.0.2')).status).toBe(200)
  expect((await call('POST', '/auth/authorize')).status).toBe(200)
  // Another household of the same provider.
  expect((await trySignIn(password, '2001:db8:1:3::1')).status).toBe(200)
})
