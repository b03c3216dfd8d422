import { ProtectedCanvasError, readCanvas } from '@stepwise/shared/canvas'
import { beforeEach, expect, test, vi } from 'vitest'
import { prepareImage } from './prepare-image.ts'

vi.mock('@stepwise/shared/canvas', async (original) => ({ ...(await original<object>()), readCanvas: vi.fn() }))

const context = { drawImage: vi.fn(), imageSmoothingQuality: 'low' }
const decode = vi.fn()
const close = vi.fn()
const onRedraw = vi.fn()
const bitmap = (width: number, height: number) => ({ width, height, close })
const blobOf = (size: number, type = 'image/jpeg') => ({ size, type }) as Blob

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('createImageBitmap', decode.mockReset().mockResolvedValue(bitmap(3000, 4000)))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.mocked(readCanvas).mockReset().mockResolvedValue(blobOf(800_000))
})

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const plainPng = bytesOf('\x89PNG\r\n\x1a\n\0\0\0\0IDAT')
const exifJpeg = bytesOf('\xff\xd8\xff\xe1\0\x08Exif\0\0\xff\xda\0\x02')
const photo = (bytes: Uint8Array<ArrayBuffer>, type = 'image/jpeg', { name = 'photo', size = bytes.length } = {}) =>
  Object.defineProperty(new File([bytes], name, { type }), 'size', { value: size })
const large = () => photo(exifJpeg, 'image/jpeg', { size: 14_000_000 })
const prepare = (file: File) => prepareImage(file, onRedraw)

test('a small picture that holds nothing else is sent as it is', async () => {
  const file = photo(plainPng, 'image/png')
  expect(await prepare(file)).toEqual({ file, drawn: null })
  expect(onRedraw).not.toHaveBeenCalled()
  expect(close).toHaveBeenCalledTimes(1)
})

test('a photo of a phone is drawn upright and smaller', async () => {
  const prepared = await prepare(large())
  expect(decode.mock.calls[0]?.[1]).toEqual({ imageOrientation: 'from-image' })
  expect(onRedraw).toHaveBeenCalledTimes(1)
  expect(context.drawImage.mock.calls[0]?.slice(1)).toEqual([0, 0, 1500, 2000])
  expect(vi.mocked(readCanvas).mock.calls[0]?.slice(1)).toEqual(['image/jpeg', 0.92])
  expect(prepared).toEqual({ file: blobOf(800_000), drawn: { width: 1500, height: 2000 } })
  expect(close).toHaveBeenCalledTimes(1)
})

test('a small photo that holds EXIF is drawn too, and not larger than it was', async () => {
  decode.mockResolvedValue(bitmap(600, 800))
  expect((await prepare(photo(exifJpeg))).drawn).toEqual({ width: 600, height: 800 })
})

test('a small file of too many pixels is drawn, as sharp as a PNG', async () => {
  decode.mockResolvedValue(bitmap(9000, 6000))
  expect((await prepare(photo(plainPng, 'image/png'))).drawn).toEqual({ width: 2000, height: 1333 })
  expect(vi.mocked(readCanvas).mock.calls[0]?.[1]).toBe('image/png')
  expect(onRedraw).toHaveBeenCalledTimes(1)
})

test('quality and then size go down until it is small enough', async () => {
  for (let more = 0; more < 2; more++) vi.mocked(readCanvas).mockResolvedValueOnce(blobOf(5_242_881))
  expect((await prepare(large())).drawn).toEqual({ width: 1125, height: 1500 })
  vi.mocked(readCanvas).mockResolvedValue(blobOf(5_242_881))
  await expect(prepare(large())).rejects.toMatchObject({
    message: expect.stringMatching(/cannot be made small enough/),
  })
})

test('a picture that moves is refused before it would be made still', async () => {
  const moving = bytesOf('RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\x02\0\0\0')
  await expect(prepare(photo(moving, 'image/webp'))).rejects.toMatchObject({
    message: expect.stringMatching(/^A picture that moves by itself cannot be used/),
    canRetry: false,
  })
  expect(decode).not.toHaveBeenCalled()
})

test.each([
  [
    '',
    'IMG_1.HEIC',
    /^This browser cannot read HEIC photos\. On the phone, choose Settings → Camera → Formats → Most Compatible/,
  ],
  ['image/png', 'broken.png', /^This browser cannot read this picture\. Save it as PNG or JPEG/],
])('a picture that the browser cannot read has a way out: %s %s', async (type, name, message) => {
  decode.mockRejectedValue(new Error('InvalidStateError'))
  await expect(prepare(photo(plainPng, type, { name }))).rejects.toMatchObject({
    message: expect.stringMatching(message),
  })
})

test('a HEIC photo that the browser can read is sent as a JPEG', async () => {
  await prepare(photo(bytesOf('\0\0\0\x18ftypheic'), 'image/heic'))
  expect(vi.mocked(readCanvas).mock.calls[0]?.[1]).toBe('image/jpeg')
})

test('a picture goes as it is, or is refused, when the browser protects canvases', async () => {
  vi.mocked(readCanvas).mockRejectedValue(new ProtectedCanvasError())
  const file = photo(exifJpeg)
  expect(await prepare(file)).toEqual({ file, drawn: null })
  for (const refused of [large(), photo(bytesOf('heic'), 'image/heic')])
    await expect(prepare(refused)).rejects.toMatchObject({ message: expect.stringMatching(/does not let this page/) })
})

test('a drawing that fails can be tried again', async () => {
  vi.mocked(readCanvas).mockRejectedValue(new Error('the picture is empty'))
  await expect(prepare(large())).rejects.toMatchObject({ canRetry: true })
})
