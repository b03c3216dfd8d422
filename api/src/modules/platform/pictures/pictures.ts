import type { Sharp } from 'sharp'
import { Failure } from '../../../http/failures.ts'

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
