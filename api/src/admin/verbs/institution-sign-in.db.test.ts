import { writeFileSync } from 'node:fs'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { adminOf } from '../../../test/support/admin.ts'
import { openIdentityProvider } from '../../../test/support/identity-provider.ts'
import { addInstitutions } from '../../../test/support/sign-ups.ts'
import { useTestApi } from '../../../test/support/test-api.ts'

const api = useTestApi()
const secret = 'the institution’s secret'
let clientSecretFile: string

beforeAll(async () => {
  await addInstitutions(api)
  clientSecretFile = `${api.context.settings.devMailboxFolder}/secret`
  writeFileSync(clientSecretFile, `${secret}\n`)
})

async function provider(more: { hasSignOut?: boolean } = {}) {
  const idp = await openIdentityProvider({ products: ['http://stepwise.test'], ...more })
  onTestFinished(() => idp.stop())
  return idp
}
const set = (given: object) =>
  adminOf(api).run('institutions sign-in', { domain: 'uni.test', clientId: 'stepwise', clientSecretFile, ...given })
const stored = () => api.context.db.selectFrom('identity_providers').selectAll().execute()
const offerOf = async (email: string) =>
  (await api.visitor('POST', '/auth/institutions', { user: { email } })).body.institution

test('people of a domain can sign in at their institution from when it is set up until it is off', async () => {
  const { run, question } = adminOf(api)
  const idp = await provider()
  expect(await offerOf('mo@uni.test')).toBeNull()
  // Written with a slash at its end, which the provider does not have.
  const { text, data } = await set({ domain: 'Uni.test', issuer: `${idp.issuer}/` })
  expect(text).toBe(
    [
      `People of uni.test can now sign in with University of Tests, at ${idp.issuer}.`,
      'The institution must allow the redirect address https://stepwise.test/api/auth/institutions/callback',
      'and, after signing out, https://stepwise.test/',
    ].join('\n'),
  )
  expect(data).toEqual({ domain: 'uni.test', issuer: idp.issuer, clientId: 'stepwise' })
  expect(await stored()).toMatchObject([{ issuer: idp.issuer, client_id: 'stepwise', client_secret: secret }])
  expect(await offerOf('mo@uni.test')).toMatchObject({ name: 'University of Tests' })
  expect((await run('institutions list')).text).toContain(`uni.test  University of Tests  ${idp.issuer}`)

  // Set up again: in place of the first.
  await set({ issuer: idp.issuer, clientId: 'another' })
  expect(await stored()).toMatchObject([{ client_id: 'another' }])

  expect(await question('institutions sign-in-off', { domain: 'uni.test' })).toContain('will no longer sign in')
  await run('institutions sign-in-off', { domain: 'uni.test' })
  expect(await offerOf('mo@uni.test')).toBeNull()
  await expect(run('institutions sign-in-off', { domain: 'uni.test' })).rejects.toThrow('No one signs in')
})

test('the audit table has who set what up, without the secret', async () => {
  const idp = await provider()
  await set({ issuer: idp.issuer })
  const [entry] = await adminOf(api).audit()
  const options = { domain: 'uni.test', issuer: idp.issuer, clientId: 'stepwise', clientSecretFile }
  expect(entry).toMatchObject({ who: 'ana', verb: 'institutions sign-in', options, outcome: 'done' })
  expect(JSON.stringify(await adminOf(api).audit())).not.toContain(secret)
})

test('an institution that is removed takes its sign-in along', async () => {
  const { run } = adminOf(api)
  await run('institutions add', { domain: 'college.test', name: 'College' })
  await set({ domain: 'college.test', issuer: 'https://login.college.test', noCheck: true })
  await run('institutions remove', { domain: 'college.test' })
  expect((await stored()).map(({ domain }) => domain)).not.toContain('college.test')
})

test('an operator sees that a provider offers no sign-out', async () => {
  const idp = await provider({ hasSignOut: false })
  expect((await set({ issuer: idp.issuer })).text).toContain('It offers no sign-out')
})

test('an error names what is wrong, and nothing is stored', async () => {
  const idp = await provider()
  const before = await stored()
  const { issuer } = idp
  writeFileSync(`${clientSecretFile}-empty`, '\n')
  for (const [given, words] of [
    [{ issuer: `${issuer}/realms/none` }, 'does not describe itself'],
    [{ issuer: 'http://login.uni.test' }, 'must look like https://login.uni.example'],
    [{ domain: 'who.test' }, 'There is no domain who.test'],
    // Of the other edition.
    [{ domain: 'corp.test' }, 'There is no domain corp.test'],
    [{ clientSecretFile: 'secret' }, 'Give the whole path'],
    [{ clientSecretFile: '/nowhere/secret' }, '(ENOENT)'],
    [{ clientSecretFile: `${clientSecretFile}-empty` }, 'must hold'],
  ] as const)
    await expect(set({ issuer, ...given })).rejects.toThrow(words)
  await idp.stop()
  await expect(set({ issuer: `${issuer}/stopped` })).rejects.toThrow('It does not answer.')
  expect(await stored()).toEqual(before)
})

test('a provider under another name than its own is not taken', async () => {
  const idp = await provider()
  await expect(set({ issuer: idp.issuer.replace('127.0.0.1', 'localhost') })).rejects.toThrow('a different issuer')
})
