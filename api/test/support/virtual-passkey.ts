import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import type { Caller, SignedIn } from './test-api.ts'

/** What an authenticator or its browser does otherwise than it should. */
interface Faults {
  origin?: string
  rpId?: string
  challenge?: string
  type?: string
  crossOrigin?: boolean
  isPresent?: boolean
  isVerified?: boolean
  userHandle?: string | null
  /** What it says of how often it was used; otherwise one more than the last time. */
  counter?: number
  signature?: string
  /** How a new passkey says who built its authenticator, and what it says. */
  format?: string
  statement?: (signed: Attested) => Map<string, unknown>
}

interface Attested {
  authData: Buffer
  clientDataHash: Buffer
  id: Buffer
  publicKey: KeyObject
  privateKey: KeyObject
}

/** Options as the API sends them. */
// biome-ignore lint/suspicious/noExplicitAny: the body of a call
type Options = any

const ownOrigin = 'http://stepwise.test'

/** A passkey in software, with a key pair of its own, that answers as a browser does. */
export interface VirtualPasskey {
  credentialId: string
  userHandle: string
  counter: number
  isBackedUp: boolean
  /** The answer to the options of a sign-in or of a step-up. */
  answer: (options: Options, faults?: Faults) => object
}

/** Makes a passkey for the options of a registration, and what the browser answers to them. */
export function makePasskey(options: Options, faults: Faults & { isBackedUp?: boolean; id?: Buffer } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = faults.id ?? randomBytes(16)
  const passkey: VirtualPasskey = {
    credentialId: id.toString('base64url'),
    userHandle: options.user.id,
    counter: 0,
    isBackedUp: faults.isBackedUp ?? false,
    answer: (request, given) => assertion(passkey, privateKey, request, given),
  }
  const attested = Buffer.concat([Buffer.alloc(16), uint(id.length, 2), id, coseKey(publicKey)])
  const authData = authenticatorData(passkey, options.rp.id, faults, attested)
  const clientDataJSON = clientData('webauthn.create', options.challenge, faults)
  const clientDataHash = sha256(Buffer.from(clientDataJSON, 'base64url'))
  const signed = { authData, clientDataHash, id, publicKey, privateKey }
  const attestation = new Map<string, unknown>([
    ['fmt', faults.format ?? 'none'],
    ['attStmt', faults.statement?.(signed) ?? new Map()],
    ['authData', authData],
  ])
  const attestationObject = cbor(attestation).toString('base64url')
  const response = { clientDataJSON, attestationObject, transports: ['internal', 'hybrid'] }
  return { passkey, answer: credential(passkey, response) }
}

/** Adds a passkey to the account of a person who has just signed in. */
export async function addPasskey(
  { call }: { call: Caller } & Partial<SignedIn>,
  { name = 'My phone', isBackedUp = false } = {},
) {
  const { body } = await call('POST', '/users/passkeys/options')
  const { passkey, answer } = makePasskey(body.options, { isBackedUp })
  const added = await call('POST', '/users/passkeys', { name, passkey: answer })
  if (added.status !== 200) throw new Error(`Adding a passkey answered ${added.status}.`)
  return { passkey, id: added.body.passkey.id as string }
}

function assertion(passkey: VirtualPasskey, key: KeyObject, options: Options, faults: Faults = {}) {
  passkey.counter = faults.counter ?? (passkey.isBackedUp ? 0 : passkey.counter + 1)
  const clientDataJSON = clientData('webauthn.get', options.challenge, faults)
  const authData = authenticatorData(passkey, options.rpId, faults)
  const hash = sha256(Buffer.from(clientDataJSON, 'base64url'))
  const signature = createSign('sha256').update(authData).update(hash).sign(key)
  return credential(passkey, {
    clientDataJSON,
    authenticatorData: authData.toString('base64url'),
    signature: faults.signature ?? signature.toString('base64url'),
    userHandle: faults.userHandle === undefined ? passkey.userHandle : faults.userHandle,
  })
}

function credential({ credentialId: id }: VirtualPasskey, response: object) {
  const about = { type: 'public-key', clientExtensionResults: {}, authenticatorAttachment: 'platform' }
  return { id, rawId: id, response, ...about }
}

function clientData(type: string, challenge: string, faults: Faults) {
  const { origin = ownOrigin, crossOrigin = false } = faults
  const data = { type: faults.type ?? type, challenge: faults.challenge ?? challenge, origin, crossOrigin }
  return Buffer.from(JSON.stringify(data)).toString('base64url')
}

function authenticatorData(passkey: VirtualPasskey, rpId: string, faults: Faults, attested?: Buffer) {
  const { isPresent = true, isVerified = true } = faults
  const flags =
    (isPresent ? 0x01 : 0) | (isVerified ? 0x04 : 0) | (passkey.isBackedUp ? 0x18 : 0) | (attested ? 0x40 : 0)
  return Buffer.concat([
    sha256(faults.rpId ?? rpId),
    Buffer.from([flags]),
    uint(passkey.counter, 4),
    attested ?? Buffer.alloc(0),
  ])
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** A public key for ES256 as COSE writes it. */
function coseKey(key: KeyObject) {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
}

/** As much of CBOR as WebAuthn needs: whole numbers, bytes, texts, lists and maps. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)])
  if (value instanceof Map) return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)])
  throw new TypeError(`No CBOR for ${typeof value}.`)
}

function head(majorType: number, size: number) {
  const type = majorType << 5
  if (size < 24) return Buffer.from([type | size])
  return size < 256 ? Buffer.from([type | 24, size]) : Buffer.concat([Buffer.from([type | 25]), uint(size, 2)])
}

function uint(value: number, bytes: number) {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}
