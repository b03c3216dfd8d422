import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { plainPng } from '../../../../test/support/plain-png.ts'
import { type SignedIn, useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()
const wrongType = { image: ['Error: Image type must be jpeg/png'] }
const tooLarge = { image: ['Error: Image is larger than 5MB'] }

const dataUrl = (bytes: Buffer) => ({ avatar: { image: `data:image/jpeg;base64,${bytes.toString('base64')}` } })
const upload = (person: SignedIn, bytes: Buffer) => person.call('POST', '/users/avatar', dataUrl(bytes))

const plain = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } })

async function download({ cookie }: Pick<SignedIn, 'cookie'>, url: string) {
  const { statusCode: status, headers, rawPayload: bytes } = await api.app.inject({ url, headers: { cookie } })
  return { status, headers, bytes }
}
const refused = (errors: { image: string[] }) => ({ status: 422, body: { errors, msg: errors.image[0] } })

test('a photo comes back in two sizes, without anything else that the file held', async () => {
  const person = await api.newPerson()
  const withPlace = await plain(900, 600)
    .withExif({ IFD0: { Copyright: 'Secret Street 1' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
  const { status, body } = await upload(person, withPlace)
  expect(status).toBe(200)
  expect((await person.call('POST', '/auth/authorize')).body.avatar).toEqual(body)

  const asPicture = {
    'content-type': 'image/jpeg',
    'cache-control': 'private, max-age=31536000, immutable',
    vary: 'cookie',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
  }
  for (const [size, edge] of [
    ['large', 512],
    ['medium', 128],
  ] as const) {
    const { headers, bytes } = await download(person, body[size])
    expect(headers).toMatchObject(asPicture)
    const metadata = await sharp(bytes).metadata()
    expect(metadata).toMatchObject({ format: 'jpeg', width: edge, height: edge })
    expect(metadata.exif).toBeUndefined()
    expect(bytes.includes('Secret Street')).toBe(false)
  }
})

test('a photo of one pixel works, and what is see-through becomes white', async () => {
  const person = await api.newPerson()
  const pixel = await sharp({ create: { width: 1, height: 1, channels: 4, background: '#ff000000' } })
    .png()
    .toBuffer()
  const { status, body } = await upload(person, pixel)
  expect(status).toBe(200)
  const { dominant } = await sharp((await download(person, body.large)).bytes).stats()
  expect(dominant.r + dominant.g + dominant.b).toBeGreaterThan(720)
})

// docs/product/errors.md#protected-canvas
test.each([
  ['a part', { x: 200, y: 0, width: 100, height: 100 }, [0, 0, 255]],
  ['a part of half pixels, beyond the edge', { x: 200.4, y: 99.6, width: 500, height: 500 }, [0, 255, 0]],
  ['a part outside', { x: 9000, y: 9000, width: 5, height: 5 }, [0, 255, 0]],
] as const)('the server cuts %s out of a photo as it stands upright', async (_, crop, colour) => {
  const person = await api.newPerson()
  // On its side in the file: upright it is 300 × 200, blue above green at the right, red at the left.
  const upright = await plain(300, 200, '#ff0000')
    .composite([
      { input: await plain(100, 100, '#0000ff').png().toBuffer(), left: 200, top: 0 },
      { input: await plain(100, 100, '#00ff00').png().toBuffer(), left: 200, top: 100 },
    ])
    .png()
    .toBuffer()
  const photo = await sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).png().toBuffer()
  const image = `data:image/png;base64,${photo.toString('base64')}`
  const { status, body } = await person.call('POST', '/users/avatar', { avatar: { image, crop } })
  expect(status).toBe(200)
  const { channels } = await sharp((await download(person, body.large)).bytes).stats()
  for (const [index, value] of colour.entries())
    expect(Math.abs((channels[index]?.mean ?? -99) - value)).toBeLessThan(6)
})

test('a photo whose bytes are of another type than it says is rejected', async () => {
  const person = await api.newPerson()
  const jpeg = await plain(40, 40).jpeg().toBuffer()
  const lies = {
    gif: await plain(4, 4).gif().toBuffer(),
    webp: await plain(4, 4).webp().toBuffer(),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
    html: Buffer.from('<!doctype html><script>alert(1)</script>'),
    'a cut jpeg': jpeg.subarray(0, 200),
    'a jpeg’s beginning': Buffer.concat([Buffer.of(0xff, 0xd8, 0xff), Buffer.from('<svg/>')]),
    'a png’s beginning': Buffer.concat([Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), randomBytes(99)]),
    nothing: Buffer.alloc(0),
  }
  for (const [name, bytes] of Object.entries(lies))
    expect(await upload(person, bytes), name).toMatchObject(refused(wrongType))
  const { body } = await person.call('POST', '/users/avatar', { avatar: { image: 'data:image/gif;base64,R0lG' } })
  expect(body.errors).toEqual(wrongType)
})

test('a photo of 5 MB is stored, and one byte more is rejected', async () => {
  const person = await api.newPerson()
  const jpeg = await plain(40, 40).jpeg().toBuffer()
  // What follows a JPEG's end does not count as a part of the picture.
  const ofSize = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)])
  expect((await upload(person, ofSize(5_242_880))).status).toBe(200)
  for (const size of [5_242_881, 6_000_000, 10_000_000])
    expect(await upload(person, ofSize(size)), String(size)).toMatchObject(refused(tooLarge))
})

test('a small file that unpacks to an enormous picture is rejected', async () => {
  const person = await api.newPerson()
  for (const bomb of [plainPng(8000, 5001), plainPng(40_000_000, 1), plainPng(4000, 2501, true)]) {
    expect((await upload(person, bomb)).body.errors.image[0]).toContain('too many pixels')
  }
})

test('a new photo replaces the old one; removing it leaves none', async () => {
  const person = await api.newPerson()
  const photo = await plain(20, 20).jpeg().toBuffer()
  const first = (await upload(person, photo)).body
  const second = (await upload(person, photo)).body
  expect(second.id).not.toBe(first.id)
  expect((await download(person, first.large)).status).toBe(404)
  expect((await person.call('DELETE', `/users/avatar/${first.id}`)).status).toBe(404)

  const removed = { status: 200, body: { status: 'success' } }
  expect(await person.call('DELETE', `/users/avatar/${second.id}`)).toMatchObject(removed)
  expect((await download(person, second.medium)).status).toBe(404)
  expect((await person.call('POST', '/auth/authorize')).body.avatar).toBeNull()
})

test('photos are decoded one after the other, and who comes when twenty wait is asked to try again', async () => {
  const person = await api.newPerson()
  const photo = await plain(3000, 3000).png().toBuffer()
  const answers = await Promise.all(Array.from({ length: 30 }, () => upload(person, photo)))
  const late = answers.filter(({ status }) => status !== 200)
  expect(late.length).toBeGreaterThan(0)
  expect(answers.length - late.length).toBeGreaterThanOrEqual(20)
  const body = { msg: 'Many photos are being uploaded at the moment. Please try again in a minute.' }
  for (const answer of late) expect(answer).toMatchObject({ status: 503, body })
  const later = await Promise.all(Array.from({ length: 20 }, () => upload(person, photo)))
  expect(later.map(({ status }) => status)).toEqual(Array(20).fill(200))
})
