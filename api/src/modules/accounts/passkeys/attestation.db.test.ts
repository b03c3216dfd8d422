import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { expect, test } from 'vitest'
import { useTestApi } from '../../../../test/support/test-api.ts'
import { makePasskey } from '../../../../test/support/virtual-passkey.ts'

const api = useTestApi()
type Faults = NonNullable<Parameters<typeof makePasskey>[1]>

async function addWith(faults: Faults) {
  const { call } = await api.newPerson()
  const { options } = (await call('POST', '/users/passkeys/options')).body
  return call('POST', '/users/passkeys', { name: 'My phone', passkey: makePasskey(options, faults).answer })
}

// What browsers leave as it is when no proof is asked for, because it names no one.
test('a passkey that vouches for itself is added', async () => {
  const statement: Faults['statement'] = ({ authData, clientDataHash, privateKey }) =>
    new Map<string, unknown>([
      ['alg', -7],
      ['sig', createSign('sha256').update(authData).update(clientDataHash).sign(privateKey)],
    ])
  expect((await addWith({ format: 'packed', statement })).status).toBe(200)
  expect((await addWith({ format: 'packed', statement: () => new Map([['alg', -7]]) })).status).toBe(422)
})

test('a passkey that names its maker by a certificate is not added, though the certificate is right', async () => {
  const maker = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const statement: Faults['statement'] = ({ authData, clientDataHash, id, publicKey }) => {
    const signed = [Buffer.from([0]), authData.subarray(0, 32), clientDataHash, id, pointOf(publicKey)]
    const sig = createSign('sha256').update(Buffer.concat(signed)).sign(maker.privateKey)
    return new Map<string, unknown>([
      ['sig', sig],
      ['x5c', [certificateOf(maker.publicKey)]],
    ])
  }
  expect((await addWith({ format: 'fido-u2f', statement })).status).toBe(422)
  expect((await addWith({ format: 'packed', statement })).status).toBe(422)
})

/** The last 65 bytes of its usual form: 4, x and y. */
const pointOf = (key: KeyObject) => key.export({ format: 'der', type: 'spki' }).subarray(-65)

/** A certificate with nothing in it but a key; no one has signed it. */
function certificateOf(key: KeyObject) {
  const algorithm = der(0x30, Buffer.from('06082a8648ce3d040302', 'hex'))
  const year = (digits: string) => der(0x17, Buffer.from(`${digits}0101000000Z`))
  const version = der(0xa0, der(0x02, Buffer.from([2])))
  const validity = der(0x30, year('20'), year('49'))
  const spki = key.export({ format: 'der', type: 'spki' })
  const content = der(0x30, version, der(0x02, Buffer.from([1])), algorithm, der(0x30), validity, der(0x30), spki)
  return der(0x30, content, algorithm, der(0x03, Buffer.from([0])))
}

function der(tag: number, ...parts: Buffer[]) {
  const content = Buffer.concat(parts)
  const length = content.length < 128 ? [content.length] : [0x81, content.length]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}
