import { createHash } from 'node:crypto'
import { isAnimated, pictureType } from '@stepwise/shared/contracts/picture-file'
import { invalid } from '../../../http/failures.ts'
import { bytesOfDataUrl, oneAtATime, openPicture } from '../../platform/pictures/pictures.ts'

/** A picture of a page as it is served: WebP without any metadata, and the SHA-256 of its bytes. */
export interface PageImage {
  hash: string
  bytes: Buffer
  width: number
  height: number
}

const maxImageBytes = 5_242_880
// A page is at most this wide; WebP ends at 16,383 either way.
const largest = { width: 1600, height: 4000 }

export const imageTooLarge = () => invalid('image', 'This image is larger than 5 MB. Please choose a smaller one.')
const tooManyPixels = () => invalid('image', 'This image has too many pixels. Please choose a smaller one.')
const wrongType = (reason = 'This image cannot be shown.') =>
  invalid('image', `${reason} Please choose a PNG, JPEG or WebP file.`)

/** docs/decisions/064-no-animated-pictures.md */
const moving = () =>
  invalid(
    'image',
    'A picture that moves by itself cannot be used: readers could not stop it. Please choose a still PNG, JPEG or WebP file, or show a video.',
  )

/**
 * Reads a picture from a base64 data URL. Its type is found from its bytes, and it is encoded again, so that what is served holds
 * nothing but the picture; the same file always gives the same bytes.
 * @throws Failure 422 when it is none that we take (docs/product/content-desk.md#uploaded-images), 503 when too many wait
 */
export async function readPageImage(dataUrl: string): Promise<PageImage> {
  const bytes = bytesOfDataUrl(dataUrl)
  if (bytes.length > maxImageBytes) throw imageTooLarge()
  if (!pictureType(bytes)) {
    const isSvg = /^\s*(<\?xml|<!--|<!doctype svg|<svg)/i.test(bytes.toString('utf8', 0, 200))
    if (/^GIF8[79]a/.test(bytes.toString('latin1', 0, 6)))
      throw wrongType('A GIF file can move by itself, so it cannot be used.')
    throw isSvg ? wrongType('An SVG file can hold scripts, so it cannot be used.') : wrongType()
  }
  if (isAnimated(bytes)) throw moving()
  return oneAtATime('images', () => encode(bytes))
}

async function encode(bytes: Buffer): Promise<PageImage> {
  const { picture } = await openPicture(bytes, { tooLarge: tooManyPixels, unreadable: wrongType })
  const { data, info } = await picture
    .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 85, smartSubsample: true })
    .toBuffer({ resolveWithObject: true })
    .catch(() => Promise.reject(wrongType()))
  return {
    hash: createHash('sha256').update(data).digest('hex'),
    bytes: data,
    width: info.width,
    height: info.height,
  }
}
