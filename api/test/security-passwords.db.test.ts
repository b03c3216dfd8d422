import { dictionary } from '@zxcvbn-ts/language-common'
import { beforeAll, expect, test } from 'vitest'
import { assertPasswordAllowed } from '../src/modules/accounts/auth/password-rules.ts'
import { addInstitutions, licenceForm, memberForm, newLicenceKey, tokenIn } from './support/sign-ups.ts'
import { type Answer, password, type SignedIn, useTestApi } from './support/test-api.ts'

// docs/security.md: what a password may be, wherever one is chosen.

const api = useTestApi()
beforeAll(() => addInstitutions(api))

async function resetToken({ email }: SignedIn) {
  await api.visitor('POST', '/auth/reset_password', { user: { email } })
  const mail = (await api.mails()).find(({ to, text }) => to === email && text.includes('/auth/reset_password/'))
  return tokenIn(mail?.text)
}

/** Where a password is chosen: sends one for the account of an address. */
const places: Record<string, (person: SignedIn, given: string) => Promise<Answer>> = {
  'a licence': async ({ email }, given) => {
    const form = { email, confirm_email: email, licence_key: await newLicenceKey(api) }
    return api.visitor('POST', '/auth/sign_up', licenceForm({ ...form, ...pair(given) }))
  },
  'a sign-up by institution': ({ email }, given) =>
    api.visitor('POST', '/auth/sign_up', memberForm({ email, ...pair(given) })),
  'a reset': async (person, given) => {
    const user = { ...pair(given), reset_password_token: await resetToken(person) }
    return api.visitor('PUT', '/auth/reset_password', { user })
  },
  'the profile': ({ call }, given) =>
    call('PUT', '/users/password', { user: { ...pair(given), current_password: password } }),
}
const pair = (given: string) => ({ password: given, password_confirmation: given })

test.each(Object.entries(places))('at %s what is easily guessed is refused, and said why', async (_, choose) => {
  const person = await api.newPerson({ email: `easy-${crypto.randomUUID()}@uni.test` })
  for (const [given, reason] of [
    ['short-7', 'at least 8 characters'],
    ['12345678', 'among the most common ones'],
    ['zzzzzzzzzz', 'one character over and over'],
    ['Stepwise', 'the name of the product'],
    [person.email, 'your email address'],
  ] as const) {
    const { status, body } = await choose(person, given)
    expect([status, JSON.stringify(body.errors)], given).toEqual([422, expect.stringContaining(reason)])
  }
  expect((await api.trySignIn(person.email, password)).status).toBe(200)
})

// Any characters, spaces at both ends, and more than bcrypt or a form would keep.
const long = `  Ünï côde 🎓 ${'x'.repeat(950)}Y  `

test.each(['a reset', 'the profile'])(
  'a password of 967 characters that was chosen at %s counts to the letter',
  async (place) => {
    const person = await api.newPerson()
    expect((await places[place]?.(person, long))?.status).toBe(200)
    for (const other of [long.trim(), long.toLowerCase(), long.slice(0, -1), long.slice(0, 72), `${long} `]) {
      expect((await api.trySignIn(person.email, other)).status).toBe(401)
    }
    // The same letters, as another keyboard sends them (docs/product/accounts.md#password-storage).
    for (const same of [long, long.normalize('NFD')]) expect((await api.trySignIn(person.email, same)).status).toBe(200)
  },
)

test('the three thousand commonest passwords that are long enough are refused', async () => {
  const common = dictionary['passwords-common'].filter((given) => given.length >= 8)
  expect(common.length).toBeGreaterThan(3000)
  for (const given of common.slice(0, 3000)) {
    await expect(assertPasswordAllowed(given, 'lin.cole@uni.test'), given).rejects.toMatchObject({ status: 422 })
  }
})

test('a password stays good however old it is', async () => {
  const { email } = await api.newPerson()
  api.clock.now = new Date('2046-03-10T12:00:00Z')
  expect((await api.trySignIn(email, password)).status).toBe(200)
})
