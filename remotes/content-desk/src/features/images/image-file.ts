import { hasMetadata } from '@stepwise/shared/contracts/picture-file'

// What may be sent, and how small a picture is drawn (docs/product/content-desk.md#uploaded-images). The server has the last word.

const types = ['image/png', 'image/jpeg', 'image/webp']

/** For the file chooser. A browser that does not know HEIC has no type for it. */
export const acceptedTypes = [...types, 'image/heic', 'image/heif', '.heic', '.heif'].join(',')

const maxChosenBytes = 40_000_000
export const maxSentBytes = 5_242_880
/** The server decodes any picture of so many pixels, also one that must be decoded whole. */
const maxSentPixels = 20_000_000
const maxSentSide = 16_383
/** The longer side of one that is drawn again, in px. */
const maxDrawnSide = 2000

interface Size {
  width: number
  height: number
}

export const isHeic = ({ type, name }: { type: string; name: string }) =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/** Why this file cannot be uploaded; null where it can, as far as its name and size say. */
export function fileProblem(file: { type: string; name: string; size: number }): string | null {
  if (file.type === 'image/gif')
    return 'A GIF picture can move by itself, so it cannot be used. Choose a PNG, JPEG or WebP picture.'
  if (!types.includes(file.type) && !isHeic(file)) return 'Choose a PNG, JPEG or WebP picture.'
  return file.size > maxChosenBytes
    ? 'This picture is larger than 40\u00A0MB. Make it smaller in a picture program, then try again.'
    : null
}

/** What to do with a picture that the browser cannot read. */
export const unreadableMessage = (file: { type: string; name: string }) =>
  isHeic(file)
    ? 'This browser cannot read HEIC photos. On the phone, choose Settings → Camera → Formats → Most Compatible, or share the photo as JPEG.'
    : 'This browser cannot read this picture. Save it as PNG or JPEG in a picture program, then choose that file.'

/** Whether it is drawn again, whatever its size: it is of another type, too large, or may say where it was taken. */
export const mustBeRedrawn = (file: { type: string; size: number }, bytes: Uint8Array) =>
  !types.includes(file.type) || file.size > maxSentBytes || hasMetadata(bytes)

export const hasTooManyPixels = ({ width, height }: Size) =>
  width * height > maxSentPixels || Math.max(width, height) > maxSentSide

/** How a picture can be encoded. */
export interface Encoding {
  type: string
  quality?: number
  maxSide: number
}

/**
 * The ways to encode a picture of this type, the best first: what is see-through stays so, and a PNG keeps its sharp edges where that is small
 * enough. A browser that cannot write WebP writes PNG.
 */
export function listEncodings(type: string): Encoding[] {
  const target = type === 'image/png' || type === 'image/webp' ? 'image/webp' : 'image/jpeg'
  return [
    ...(type === 'image/png' ? [{ type, maxSide: maxDrawnSide }] : []),
    { type: target, quality: 0.92, maxSide: maxDrawnSide },
    { type: target, quality: 0.8, maxSide: maxDrawnSide },
    { type: target, quality: 0.8, maxSide: 1500 },
    { type: target, quality: 0.7, maxSide: 1000 },
  ]
}

/** A size of the same shape, whose longer side is no longer than this. */
export function fitSize({ width, height }: Size, maxSide: number): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
