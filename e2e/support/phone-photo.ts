import type { Locator, Page } from 'playwright/test'

/**
 * A photo as a phone held upright saves it: 12 megapixels lying on their side, red on the left and blue on the right, so that the upright
 * picture is red above; with where it was taken. It is grainy, so that its file is large.
 */
export async function phonePhoto(page: Page) {
  const base64 = await page.evaluate(async () => {
    const [width, height] = [4000, 3000]
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('this browser cannot draw')
    const picture = context.createImageData(width, height)
    for (let pixel = 0; pixel < width * height; pixel++) {
      const at = pixel * 4
      const isLeft = pixel % width < width / 2
      const grain = () => Math.random() * 60
      picture.data.set([(isLeft ? 190 : 0) + grain(), grain(), (isLeft ? 0 : 190) + grain(), 255], at)
    }
    context.putImageData(picture, 0, 0)
    const file = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })
    return new Promise<string>((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''))
      reader.readAsDataURL(file)
    })
  })
  const jpeg = Buffer.from(base64, 'base64')
  // EXIF stands right after the mark that begins the file.
  const buffer = Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)])
  return { name: 'IMG_0042.JPG', mimeType: 'image/jpeg', buffer }
}

const short = (value: number) => value.toString(16).padStart(4, '0')
const long = (value: number) => value.toString(16).padStart(8, '0')
/** An entry of a directory: tag, type, count and value. */
const entry = (tag: number, type: number, count: number, value: string) =>
  short(tag) + short(type) + long(count) + value
const directory = (...entries: string[]) => short(entries.length) + entries.join('') + long(0)
const rational = (value: number) => long(value) + long(1)

const gpsAt = 38
const latitudeAt = 68
/** Orientation 6: it is upright after a quarter turn to the right. The place: 54° 46′ 42″ north. */
const tiff = [
  '4d4d002a',
  long(8),
  directory(entry(0x0112, 3, 1, `${short(6)}0000`), entry(0x8825, 4, 1, long(gpsAt))),
  directory(entry(1, 2, 2, '4e000000'), entry(2, 5, 3, long(latitudeAt))),
  [54, 46, 42].map(rational).join(''),
].join('')
const exifData = Buffer.concat([Buffer.from('Exif\0\0'), Buffer.from(tiff, 'hex')])
const exif = Buffer.concat([Buffer.from(`ffe1${short(exifData.length + 2)}`, 'hex'), exifData])

/** What the file of a shown picture is. */
export const readPicture = (picture: Locator) =>
  picture.evaluate(async (image: HTMLImageElement) => {
    const file = await (await fetch(image.src)).blob()
    const bitmap = await createImageBitmap(file, { imageOrientation: 'none' })
    const { width, height } = bitmap
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const [red = 0, , blue = 0] = context?.getImageData(width / 2, height / 4, 1, 1).data ?? []
    return { width, height, isRedAbove: red > blue, hasExif: /exif/i.test(await file.text()) }
  })
