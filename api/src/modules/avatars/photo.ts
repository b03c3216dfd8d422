import type { Sharp } from 'sharp'
import { Failure, invalid } from '../../http/failures.ts'

/** A photo in the two sizes that are shown, both square JPEGs without any metadata. */
export interface Photo {
  large: Buffer
  medium: Buffer
}

const maxPhotoBytes = 5_242_880
export const tooLarge = () => invalid('image', 'Error: Image is larger than 5MB')
const wrongType = () => invalid('image', 'Error: Image type must be jpeg/png')

const sizes = { large: 512, medium: 128 } as const
// A small file can claim to be an enormous picture.
const maxPixels = 50_000_000

/**
 * Reads a photo from a base64 data URL. Its type is found from its bytes, not from what the URL says, and it is encoded again, so
 * that what is stored holds neither locations nor anything else that was hidden in the file.
 * @throws Failure 422 when it is no photo that we take (docs/product/accounts.md#photo-rules), 503 when too many wait
 */
export async function readPhoto(dataUrl: string): Promise<Photo> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  if (bytes.length > maxPhotoBytes) throw tooLarge()
  if (!isJpeg(bytes) && !isPng(bytes)) throw wrongType()
  return oneAtATime(() => encode(bytes))
}

async function encode(bytes: Buffer): Promise<Photo> {
  const sharp = await loadSharp()
  const unreadable = () => {
    throw wrongType()
  }
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable)
  if (width * height > maxPixels)
    throw invalid('image', 'Error: Image has too many pixels. Please choose a smaller one.')
  const square = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize(sizes.large, sizes.large, { fit: 'cover' })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable)
  const large = sharp(square.data, { raw: square.info })
  return { large: await jpegOf(large.clone()), medium: await jpegOf(large.clone().resize(sizes.medium, sizes.medium)) }
}

function jpegOf(picture: Sharp) {
  return picture.jpeg({ quality: 85 }).toBuffer()
}

function isJpeg(bytes: Buffer) {
  return bytes.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff))
}

function isPng(bytes: Buffer) {
  return bytes.subarray(0, 8).equals(Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))
}

let sharpModule: Promise<typeof import('sharp').default> | undefined

/** Loaded with the first photo: an idle server does not need its 20 MB. The decoders of other formats are blocked. */
function loadSharp() {
  sharpModule ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] })
    return sharp
  })
  return sharpModule
}

const maxQueueLength = 20
let queued = 0
let last: Promise<unknown> = Promise.resolve()

/** A photo can take 100 MB while it is decoded: two at once are too many for a small server. */
async function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queued >= maxQueueLength)
    throw new Failure(503, 'Many photos are being uploaded just now. Please try again in a minute.')
  queued++
  const turn = last.then(work)
  last = turn.catch(() => undefined)
  return turn.finally(() => void queued--)
}
