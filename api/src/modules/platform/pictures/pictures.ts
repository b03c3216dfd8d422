import type { Sharp } from 'sharp'
import { Failure } from '../../../http/failures.ts'

/** The type of a picture by its first bytes; undefined when it is none that we take. */
export function pictureType(bytes: Buffer): 'jpeg' | 'png' | 'webp' | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff))) return 'jpeg'
  if (bytes.subarray(0, 8).equals(Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))) return 'png'
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp'
  return undefined
}

/** Whether a PNG or WebP picture says that it moves. Sharp reads only the first frame of such a PNG, and does not say so. */
export function isAnimated(bytes: Buffer) {
  if (pictureType(bytes) === 'webp') return bytes.toString('latin1', 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0
  if (pictureType(bytes) !== 'png') return false
  // The chunks of the file, up to its first picture: length, type, data, checksum.
  for (let at = 8; at + 8 <= bytes.length; at += bytes.readUInt32BE(at) + 12) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (type === 'acTL') return true
    if (type === 'IDAT') return false
  }
  return false
}

/** The bytes of a data URL, whatever type it says it has. */
export function bytesOfDataUrl(dataUrl: string) {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
}

let sharpModule: Promise<typeof import('sharp').default> | undefined

/** Loaded with the first picture: an idle server does not need its 20 MB. The decoders of other formats are blocked. */
export function loadSharp() {
  sharpModule ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
    return sharp
  })
  return sharpModule
}

// docs/product/content-desk.md#picture-limits
const maxPixels = 40_000_000
const maxSide = 16_383
/** Of one that is decoded whole: each pass of an interlaced PNG or a progressive JPEG has all lines, and a turned one begins anywhere. */
const maxWholeBytes = 80_000_000

interface OpenPicture {
  /** Upright. */
  picture: Sharp
  size: { width: number; height: number }
}

type PictureFailures = Record<'tooLarge' | 'unreadable', () => Error>

/**
 * Opens a picture for decoding, once its head says that this takes no more than about 150 MB: a small file can claim to be an enormous
 * picture, and one of 40,000,000 × 1 pixels took 2.9 GB.
 * @throws what `tooLarge` and `unreadable` return
 */
export async function openPicture(bytes: Buffer, { tooLarge, unreadable }: PictureFailures): Promise<OpenPicture> {
  const sharp = await loadSharp()
  // Reads the head of the file only.
  const {
    width,
    height,
    channels,
    depth,
    isProgressive,
    orientation = 1,
    autoOrient: size,
  } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => Promise.reject(unreadable()))
  const wholeBytes = isProgressive || orientation > 1 ? width * height * channels * (depth === 'ushort' ? 2 : 1) : 0
  if (width * height > maxPixels || Math.max(width, height) > maxSide || wholeBytes > maxWholeBytes) throw tooLarge()
  return { picture: sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient(), size }
}

const maxQueueLength = 20
let queued = 0
let last: Promise<unknown> = Promise.resolve()

/**
 * A picture can take 150 MB while it is decoded: two at once are too many for a small server.
 * @throws Failure 503 when too many wait
 */
export async function oneAtATime<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  if (queued >= maxQueueLength)
    throw new Failure(503, `Many ${what} are being uploaded at the moment. Please try again in a minute.`)
  queued++
  const turn = last.then(work)
  last = turn.catch(() => undefined)
  return turn.finally(() => void queued--)
}
