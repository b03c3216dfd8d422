import { readFileSync } from 'node:fs'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { consumeChallenge, createChallenge } from '../src/modules/accounts/auth/challenges.repository.ts'
import { consumeDownload, createDownload } from '../src/modules/course/downloads/downloads.repository.ts'
import { newToken } from '../src/tokens.ts'
import { addInstitutions, memberForm, newPassword, resetForm, tokenIn } from './support/sign-ups.ts'
import { password, type SignedIn, useTestApi } from './support/test-api.ts'

// Drives the table of docs/security.md#tokens: each row against a database, in each of its columns.

const page = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8')
const [, section = ''] = /### Tokens\n(.*?)\n### /s.exec(page) ?? []
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) => line.slice(2, -2).split(' | '))
  .map(([name = '', , works = '', newest = '', used = '', endedBy = '']) => {
    const [, count = '', unit = ''] = /^(\d+) (min|h)$/.exec(works) ?? []
    return {
      name,
      ms: Number(count) * (unit === 'h' ? 60 : 1) * 60_000,
      isNewestOnly: newest === 'yes',
      isUsedOnce: used === 'once',
      endedBy: endedBy === '–' ? [] : endedBy.split(', '),
    }
  })

const api = useTestApi()
beforeAll(() => addInstitutions(api))
beforeEach(() => api.setTime())

/** Whose tokens they are; without a session before their address is verified. */
interface Owner extends Pick<SignedIn, 'id' | 'email'> {
  call?: SignedIn['call']
}
interface Kind {
  make: (owner: Owner) => Promise<string>
  isAccepted: (token: string, owner: Owner) => Promise<boolean>
  newOwner?: () => Promise<Owner>
}
type Purpose = Parameters<typeof consumeChallenge>[2]

const isOk = async (answer: Promise<{ status: number }>) => (await answer).status === 200
let sequence = 0
const newAddress = () => `moved-${++sequence}@other.test`
async function mailed(email: string, ask: Promise<{ status: number }>) {
  expect((await ask).status).toBe(200)
  // Of the same moment as others, perhaps: the mailbox has the newest first.
  return (await api.mailsTo(email)).map(({ text }) => tokenIn(text)).find((token) => token !== '') ?? ''
}
const askReset = ({ email }: Owner) => mailed(email, api.visitor('POST', '/auth/reset_password', { user: { email } }))
const reset = (token: string) => isOk(api.visitor('PUT', '/auth/reset_password', resetForm(token)))
function askAddress({ call }: Owner) {
  const email = newAddress()
  if (!call) throw new Error('Only someone who is signed in changes their address.')
  return mailed(email, call('POST', '/users/email_change', { user: { email } }))
}
const useAddress = (token: string) => isOk(api.visitor('POST', '/auth/email_change', { token }))

const challenge = (purpose: Purpose, isOwned: boolean): Kind => ({
  make: async ({ id }) => {
    const token = newToken()
    const owner = isOwned && { userId: id }
    await createChallenge(api.context.db, { token, purpose, ...owner, now: api.clock.now })
    return token
  },
  isAccepted: async (token) => (await consumeChallenge(api.context.db, token, purpose, api.clock.now)) !== undefined,
})

const kinds: Record<string, Kind> = {
  'new password by mail': { make: askReset, isAccepted: reset },
  'sign-in by mail': {
    make: ({ email }) => mailed(email, api.visitor('POST', '/auth/sign_in_links', { user: { email } })),
    isAccepted: (token) => isOk(api.visitor('POST', '/auth/sign_in_links/sign_in', { token })),
  },
  'verification by mail': {
    newOwner: async () => {
      const form = memberForm()
      await api.visitor('POST', '/auth/sign_up', form)
      return { id: '', email: form.user.email }
    },
    make: ({ email }) => mailed(email, api.visitor('POST', '/auth/confirmations', { email })),
    isAccepted: (token) => isOk(api.visitor('GET', `/auth/confirmations?confirmation_token=${token}`)),
  },
  'changed address by mail': { make: askAddress, isAccepted: useAddress },
  'passkey sign-in': challenge('passkey-sign-in', false),
  'passkey registration': challenge('passkey-registration', true),
  'step-up by passkey': challenge('passkey-proof', true),
  'institution sign-in': challenge('institution', false),
  'institution link': challenge('institution-link', true),
  document: {
    make: ({ id }) =>
      createDownload(api.context.db, { userId: id, reflectionIds: [], format: 'txt', now: api.clock.now }),
    isAccepted: async (token, { id }) =>
      (await consumeDownload(api.context.db, id, token, api.clock.now)).state === 'valid',
  },
}
const kindOf = (name: string): Required<Kind> => {
  const kind = kinds[name]
  if (!kind) throw new Error(`docs/security.md has a token "${name}" that this test does not know.`)
  return { newOwner: () => api.newPerson(), ...kind }
}

/** What may end a token. Undefined: this owner cannot do it. */
const endings: Record<string, (owner: Owner) => Promise<unknown> | undefined> = {
  'a new password': async (owner) => expect(await reset(await askReset(owner))).toBe(true),
  'a changed password': ({ call }) =>
    call?.('PUT', '/users/password', {
      user: { current_password: password, password: newPassword, password_confirmation: newPassword },
    }),
  'a changed address': (owner) =>
    owner.call && askAddress(owner).then(async (token) => expect(await useAddress(token)).toBe(true)),
  'a withdrawn address': ({ call }) => call?.('DELETE', '/users/email_change'),
  'a new sign-up': ({ email }) => api.visitor('POST', '/auth/sign_up', memberForm({ email })),
}

test('the table has every token, and nothing else', () => {
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(kinds))
  expect(new Set(rows.flatMap(({ endedBy }) => endedBy))).toEqual(new Set(Object.keys(endings)))
})

const tables = ['sessions', 'mail_tokens', 'mails', 'sign_in_challenges', 'downloads'] as const

test.each(rows)('$name: only its hash is stored, and that of a session', async ({ name }) => {
  const { make, newOwner } = kindOf(name)
  const { cookie = '' } = await api.newPerson()
  const token = await make(await newOwner())
  for (const table of tables) {
    const stored = JSON.stringify(await api.context.db.selectFrom(table).selectAll().execute())
    for (const secret of [token, cookie.split('=')[1] ?? '']) expect(stored).not.toContain(secret)
  }
})

test.each(rows)('$name: works for its time', async ({ name, ms }) => {
  const { make, isAccepted, newOwner } = kindOf(name)
  const one = await newOwner()
  const token = await make(one)
  api.advance(ms - 1)
  expect(await isAccepted(token, one)).toBe(true)
  const other = await newOwner()
  const late = await make(other)
  api.advance(ms)
  expect(await isAccepted(late, other)).toBe(false)
})

test.each(rows)('$name: is used as often as it says', async ({ name, isUsedOnce }) => {
  const { make, isAccepted, newOwner } = kindOf(name)
  const owner = await newOwner()
  const token = await make(owner)
  const both = await Promise.all([isAccepted(token, owner), isAccepted(token, owner)])
  expect(both.filter(Boolean)).toHaveLength(isUsedOnce ? 1 : 2)
  expect(await isAccepted(token, owner)).toBe(!isUsedOnce)
})

test.each(rows)('$name: is ended by a newer one, or not', async ({ name, isNewestOnly }) => {
  const { make, isAccepted, newOwner } = kindOf(name)
  const owner = await newOwner()
  const earlier = await make(owner)
  api.advance(1000)
  const newer = await make(owner)
  expect(newer).not.toBe(earlier)
  expect(await isAccepted(earlier, owner)).toBe(!isNewestOnly)
  if (isNewestOnly) expect(await isAccepted(newer, owner)).toBe(true)
})

test.each(rows.flatMap((row) => Object.keys(endings).map((ending) => ({ ...row, ending }))))(
  '$name: after $ending',
  async ({ name, ending, endedBy }) => {
    const { make, isAccepted, newOwner } = kindOf(name)
    const owner = await newOwner()
    const token = await make(owner)
    await endings[ending]?.(owner)
    expect(await isAccepted(token, owner)).toBe(!endedBy.includes(ending))
  },
)
