import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { introduce, newPending } from '../src/modules/accounts/institutions/authorization.ts'

// docs/security.md: what an institution's provider says of someone counts only with its own signature.

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const registration = { issuer: '', clientId: 'stepwise', clientSecret: 'a secret of the tests that is long enough' }
const pending = newPending()
let idToken: string | undefined

const server = createServer((request, response) => {
  const { issuer } = registration
  const answers: Record<string, object> = {
    '/.well-known/openid-configuration': {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
    },
    '/jwks': { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'a', alg: 'RS256', use: 'sig' }] },
    '/token': { access_token: 'x', token_type: 'bearer', ...(idToken !== undefined && { id_token: idToken }) },
  }
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[request.url ?? '']))
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  registration.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

function wordsOf(alg: string) {
  const iat = Math.floor(Date.now() / 1000)
  const claims = { iss: registration.issuer, aud: 'stepwise', sub: 'mo', nonce: pending.nonce, iat, exp: iat + 600 }
  return [{ alg, kid: 'a' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
}
const hmac = (words: string, key: string | Buffer) => createHmac('sha256', key).update(words).digest('base64url')
const signed = (words: string) => `${words}.${sign('sha256', Buffer.from(words), privateKey).toString('base64url')}`

const comeBack = () => {
  const address = new URL(`https://stepwise.test/callback?code=c&state=${pending.state}`)
  return introduce(registration, pending, address, new Date())
}

test('a token that its provider has signed is believed', async () => {
  idToken = signed(wordsOf('RS256'))
  expect(await comeBack()).toMatchObject({ issuer: registration.issuer, subject: 'mo' })
})

test.each<[string, () => string | undefined]>([
  ['is missing', () => undefined],
  ['says that it has none', () => `${wordsOf('none')}.`],
  ['is empty', () => `${wordsOf('RS256')}.`],
  ['is of other words', () => `${wordsOf('RS256')}.${signed(wordsOf('RS256 ')).split('.')[2]}`],
  ['is made with our own secret', () => `${wordsOf('HS256')}.${hmac(wordsOf('HS256'), registration.clientSecret)}`],
  [
    'is made with the public key as if it were a secret',
    () => `${wordsOf('HS256')}.${hmac(wordsOf('HS256'), publicKey.export({ format: 'pem', type: 'spki' }))}`,
  ],
])('a token whose signature %s is not', async (_, forge) => {
  idToken = forge()
  await expect(comeBack()).rejects.toThrow()
})
