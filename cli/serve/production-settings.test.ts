import { expect, test } from 'vitest'
import { assertProductionSettings, type Role } from './production-settings.ts'

const good = {
  PUBLIC_URL: 'https://stepwise.example.org',
  MAIL_URL: 'smtp://mail.example.org',
  MAIL_FROM: 'Stepwise <no-reply@example.org>',
  SUPPORT_EMAIL: 'support@example.org',
  RELEASE_SECRET: 'x'.repeat(32),
  TRUST_PROXY: '1',
}

/** The lines that are printed, or nothing when the product may start. */
function refusal(env: NodeJS.ProcessEnv, role: Role = 'all'): string[] {
  try {
    assertProductionSettings(role, env)
    return []
  } catch (error) {
    return (error as { reasons: string[] }).reasons
  }
}

const named = (env: NodeJS.ProcessEnv, role?: Role) =>
  refusal(env, role)
    .filter((line) => line.startsWith('  '))
    .map((line) => line.split(' ').slice(2, 4).join(' '))

test('complete settings are taken', () => {
  expect(refusal(good)).toEqual([])
  expect(refusal({ ...good, API_PROCESSES: '2', DATABASE_URL: 'postgres://a/b' })).toEqual([])
  expect(refusal({}, 'build')).toEqual([])
})

test('all that is missing or wrong is said at once, with what it is for and an example', () => {
  const env = { PUBLIC_URL: 'http://stepwise.example.org', MAIL_URL: 'mail', RELEASE_SECRET: 'short', PORT: 'x' }
  const lines = refusal(env)
  expect(lines[0]).toBe('Stepwise cannot start in production with these settings:')
  const problems = ['PUBLIC_URL must', 'MAIL_FROM is', 'SUPPORT_EMAIL is', 'PORT Invalid']
  expect(named(env)).toEqual([...problems, 'MAIL_URL must', 'RELEASE_SECRET must'])
  expect(lines).toContain(
    '  MAIL_FROM is missing. It is the sender of every email. Example: MAIL_FROM=Stepwise <no-reply@example.org>',
  )
})

test('the proxy in front must be named where anyone can be one', () => {
  const { TRUST_PROXY: _, ...without } = good
  expect(named(without)).toEqual(['TRUST_PROXY is'])
  const local = { ...without, PUBLIC_URL: 'http://localhost:4000' }
  expect(named(local)).toEqual([])
  expect(named({ ...local, HOST: '0.0.0.0' })).toEqual(['TRUST_PROXY is'])
  expect(named({ ...local, TRUST_PROXY: 'yes' })).toEqual(['TRUST_PROXY must'])
})

test('each role needs what it uses', () => {
  expect(named({}, 'gateway')).toEqual(['PUBLIC_URL is', 'RELEASE_SECRET is', 'API_URL is'])
  expect(named(good, 'api')).toEqual(['DATABASE_URL is'])
  expect(named({ ...good, API_URL: 'here' }, 'gateway')).toEqual(['API_URL Invalid'])
})

test('several processes need a database that they can share', () => {
  expect(named({ ...good, API_PROCESSES: '2' })).toEqual(['DATABASE_URL is'])
  expect(named({ ...good, API_PROCESSES: 'many' })).toEqual(['API_PROCESSES must'])
})
