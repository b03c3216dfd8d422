import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { newContentManager } from '../../../../test/support/content-desk.ts'
import { plainPng } from '../../../../test/support/plain-png.ts'
import { type SignedIn, useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()
let editor: SignedIn

beforeAll(async () => {
  editor = await newContentManager(api)
})

const plain = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 4, background } })
const upload = (bytes: Buffer, type = 'image/png') =>
  editor.call('POST', '/content_desk/images', { image: `data:${type};base64,${bytes.toString('base64')}` })

async function download(url: string) {
  const { statusCode, headers, rawPayload } = await api.app.inject({ url })
  return { status: statusCode, headers, bytes: rawPayload }
}

test('an uploaded image is for anyone to see', async () => {
  const { status, body } = await upload(await plain(20, 20).png().toBuffer())
  expect(status).toBe(200)
  const image = await download(body.image)
  expect(image.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
  })
  expect(body).toEqual({
    image: `/api/content_images/${createHash('sha256').update(image.bytes).digest('hex')}.webp`,
    width: 20,
    height: 20,
  })
})

test('an image is encoded again, without anything else that the file held', async () => {
  const exif = { IFD0: { Copyright: 'Secret Street 1' } }
  const bytes = await plain(3000, 900).withExif(exif).jpeg().toBuffer()
  const { body } = await upload(bytes, 'image/jpeg')
  expect(body).toMatchObject({ width: 1600, height: 480 })
  const { bytes: served } = await download(body.image)
  expect(await sharp(served).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 480 })
  expect(served.includes('Secret Street')).toBe(false)
})

test('a see-through image stays so, and a very high one is made lower', async () => {
  const { body } = await upload(await plain(100, 9000, '#ff000000').webp().toBuffer(), 'image/webp')
  expect(body.height).toBe(4000)
  expect(await sharp((await download(body.image)).bytes).metadata()).toMatchObject({ hasAlpha: true })
})

/** A chunk of a PNG file; its checksum is not read before the chunk is known. */
function pngChunk(type: string, data: Buffer) {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)])
}

// docs/decisions/064-no-animated-pictures.md
test('a picture that moves is refused, and not made still without a word', async () => {
  const frames = await Promise.all(['#ff0000', '#0000ff'].map((colour) => plain(8, 8, colour).png().toBuffer()))
  const png = frames[0] ?? Buffer.alloc(0)
  // After the signature and the first chunk, which has 13 bytes of data.
  const animatedPng = Buffer.concat([png.subarray(0, 33), pngChunk('acTL', Buffer.alloc(8)), png.subarray(33)])
  const animatedWebp = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  for (const bytes of [animatedPng, animatedWebp]) {
    const { status, body } = await upload(bytes)
    expect(status).toBe(422)
    expect(body.errors.image[0]).toContain('A picture that moves by itself cannot be used')
  }
  expect((await upload(await sharp(png).webp({ lossless: true }).toBuffer())).status).toBe(200)
})

test('the same picture twice is stored once', async () => {
  const bytes = await plain(31, 17, '#123456').png().toBuffer()
  const [first, second] = await Promise.all([upload(bytes), upload(bytes)])
  expect(second?.body).toEqual(first?.body)
  const stored = await api.context.db.selectFrom('content_images').select('hash').where('width', '=', 31).execute()
  expect(stored).toHaveLength(1)
})

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', /SVG file can hold scripts/],
  ['an SVG behind a declaration', '<?xml version="1.0"?>\n<svg/>', /SVG file can hold scripts/],
  ['a page', '<!doctype html><script>alert(1)</script>', /image cannot be shown/],
  ['a GIF', 'GIF89a......', /GIF file can move/],
  ['the beginning of a PNG', '\x89PNG\r\n\x1a\n and no more', /image cannot be shown/],
  ['the beginning of a WebP', 'RIFF....WEBPVP8 and no more', /image cannot be shown/],
  ['nothing', '', /image cannot be shown/],
])('%s is refused, whatever type it says it has', async (_what, text, message) => {
  const { status, body } = await upload(Buffer.from(text, 'latin1'))
  expect(status).toBe(422)
  expect(body.errors.image).toEqual([expect.stringMatching(message)])
  expect(body.msg).toMatch(/Please choose a PNG, JPEG or WebP file\.$/)
})

test.each([
  ['as many pixels as are taken', plainPng(8000, 5000), undefined],
  ['one row more', plainPng(8000, 5001), 'too many pixels'],
  ['the longest side', plainPng(16_383, 20), undefined],
  ['a longer side', plainPng(16_384, 1), 'too many pixels'],
  ['one row of 40 megapixels, which would be decoded in 2.9 GB', plainPng(40_000_000, 1), 'too many pixels'],
  ['one column of them', plainPng(1, 40_000_000), 'too many pixels'],
  ['80 MB in an interlaced file, which is decoded whole', plainPng(4000, 2500, true), undefined],
  ['more in an interlaced file', plainPng(4000, 2501, true), 'too many pixels'],
])('the pixels of an image are limited before it is decoded: %s', async (_, bytes, problem) => {
  expect(bytes.length).toBeLessThan(1_000_000)
  const { status, body } = await upload(bytes)
  if (problem) expect(body.errors.image).toEqual([expect.stringContaining(problem)])
  else expect(status).toBe(200)
})

test('an image of 5 MB is taken, one byte more is refused, and so is one that is too long to be read', async () => {
  const jpeg = await plain(40, 40).jpeg().toBuffer()
  // What follows a JPEG's end does not count as a part of the picture.
  const ofSize = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)])
  expect((await upload(ofSize(5_242_880))).status).toBe(200)
  for (const size of [5_242_881, 9_000_000, 12_000_000]) {
    const { status, body } = await upload(ofSize(size))
    expect(status, String(size)).toBe(422)
    expect(body.msg, String(size)).toBe('This image is larger than 5 MB. Please choose a smaller one.')
  }
})

test('there is no image of another name', async () => {
  const names = [`${'0'.repeat(64)}.webp`, `${'0'.repeat(64)}.svg`, 'x.webp', `${'0'.repeat(64)}`]
  for (const name of names) expect((await download(`/api/content_images/${name}`)).status, name).toBe(404)
})
