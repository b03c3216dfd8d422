import { beforeAll, expect, test, vi } from 'vitest'
import { statementsOf } from './support/round-trips.ts'
import { addInstitutions, memberForm, newPassword } from './support/sign-ups.ts'
import { type Answer, useTestApi } from './support/test-api.ts'

// What a call costs tells a stranger who has an account, so every case does the same work (docs/product/accounts.md#no-one-learns). Counted, as
// a clock says something else on every machine.

const { hashing } = vi.hoisted(() => ({ hashing: { count: 0 } }))
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>()
  const counted =
    <Given extends unknown[], Result>(run: (...given: Given) => Result) =>
    (...given: Given) => {
      hashing.count++
      return run(...given)
    }
  return { ...argon2, hash: counted(argon2.hash), verify: counted(argon2.verify) }
})

const api = useTestApi()
beforeAll(() => addInstitutions(api))

/** The addresses that a stranger could tell apart. */
const addresses: Record<string, () => Promise<string>> = {
  unknown: async () => memberForm().user.email,
  'with an account': async () => (await api.newPerson({ email: memberForm().user.email })).email,
  'signed up with, not verified': async () => {
    const form = memberForm()
    await api.visitor('POST', '/auth/sign_up', form)
    return form.user.email
  },
  'with an account, signed up with again': async () => {
    const { email } = await api.newPerson({ email: memberForm().user.email })
    await api.visitor('POST', '/auth/sign_up', memberForm({ email }))
    return email
  },
}

/** The answer, and what is done before it; what follows it waits until then, as no one can time it. */
async function workOf(email: string, call: (email: string) => Promise<Answer>) {
  const { background } = api.context
  await background.idle()
  const { run, runOnce } = background
  const waiting: (() => void)[] = []
  background.run = (...given) => void waiting.push(() => run(...given))
  background.runOnce = (...given) => void waiting.push(() => runOnce(...given))
  hashing.count = 0
  let answer: unknown
  const statements = await statementsOf(api.pool, async () => {
    const { status, body } = await call(email)
    answer = { status, body: JSON.stringify(body).replaceAll(email, '') }
  })
  const hashes = hashing.count
  Object.assign(background, { run, runOnce })
  for (const begin of waiting) begin()
  return { answer, hashes, statements: statements.length }
}

const user = (email: string, more: object = {}) => ({ user: { email, ...more } })
const calls: [string, (email: string) => Promise<Answer>][] = [
  ['POST /auth/sign_in, a wrong password', (email) => api.trySignIn(email, 'not the password')],
  ['POST /auth/sign_in, a wrong password with an accent', (email) => api.trySignIn(email, 'not the pässword')],
  ['POST /auth/sign_up', (email) => api.visitor('POST', '/auth/sign_up', memberForm({ email }))],
  [
    'POST /auth/verify_email',
    (email) => api.visitor('POST', '/auth/verify_email', { sign_up_type: 'inst-licence', ...user(email) }),
  ],
  ['POST /auth/reset_password', (email) => api.visitor('POST', '/auth/reset_password', user(email))],
  ['POST /auth/sign_in_links', (email) => api.visitor('POST', '/auth/sign_in_links', user(email))],
  ['POST /auth/confirmations', (email) => api.visitor('POST', '/auth/confirmations', { email })],
  ['POST /auth/institutions', (email) => api.visitor('POST', '/auth/institutions', user(email))],
]

test.each(calls)('%s answers and does the same for every address', async (_name, call) => {
  // What the first call of a kind reads once.
  await workOf('warm-up@uni.test', call)
  const work: Record<string, unknown> = {}
  for (const [kind, make] of Object.entries(addresses)) {
    work[kind] = await workOf(await make(), call)
  }
  expect(work).toEqual(Object.fromEntries(Object.keys(addresses).map((kind) => [kind, work.unknown])))
})

test('the password of a sign-up is checked with the same work, whether its address has an account or not', async () => {
  const [fresh, repeated] = ['signed up with, not verified', 'with an account, signed up with again']
  const [one = '', other = ''] = [await addresses[fresh ?? '']?.(), await addresses[repeated ?? '']?.()]
  const work = []
  for (const email of [one, other]) work.push(await workOf(email, (address) => api.trySignIn(address, newPassword)))
  expect(work[0]).toMatchObject({ answer: { status: 401 }, hashes: 2 })
  expect(work[1]).toEqual(work[0])
})
