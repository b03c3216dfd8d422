// What the bytes of a picture say of it, read alike by the browser and the server.

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
const bigEndian = (bytes: Uint8Array, at: number) => new DataView(bytes.buffer, bytes.byteOffset).getUint32(at)

/** The type of a picture by its first bytes; undefined when it is none that we take. */
export function pictureType(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | undefined {
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  return undefined
}

/** Whether a PNG or WebP picture says that it moves: what decodes it reads only the first frame, and does not say so. */
export function isAnimated(bytes: Uint8Array): boolean {
  const type = pictureType(bytes)
  if (type === 'webp') return hasWebpFlag(bytes, 2)
  return type === 'png' && pngChunks(bytes, 'IDAT').includes('acTL')
}

/** Whether a picture may hold more than what is seen: the place where it was taken, the camera, a name. */
export function hasMetadata(bytes: Uint8Array): boolean {
  const type = pictureType(bytes)
  if (type === 'jpeg') return hasJpegMetadata(bytes)
  // EXIF and XMP.
  if (type === 'webp') return hasWebpFlag(bytes, 8 | 4)
  return type === 'png' && pngChunks(bytes).some((chunk) => ['eXIf', 'iTXt', 'tEXt', 'zTXt'].includes(chunk))
}

const hasWebpFlag = (bytes: Uint8Array, flag: number) =>
  ascii(bytes, 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & flag) !== 0

/** The types of a PNG's chunks (length, type, data, checksum), up to the first of type `end`. */
function pngChunks(bytes: Uint8Array, end?: string): string[] {
  const types: string[] = []
  for (let at = 8; at + 8 <= bytes.length; at += bigEndian(bytes, at) + 12) {
    const type = ascii(bytes, at + 4, at + 8)
    types.push(type)
    if (type === end) break
  }
  return types
}

/** EXIF and XMP (APP1), IPTC (APP13) and comments come before the picture itself. A head that cannot be followed may hold them. */
function hasJpegMetadata(bytes: Uint8Array): boolean {
  for (let at = 2; at + 4 <= bytes.length; ) {
    const [mark, segment = 0, high = 0, low = 0] = bytes.subarray(at, at + 4)
    if (mark !== 0xff || [0xe1, 0xed, 0xfe].includes(segment)) return true
    if (segment === 0xda) return false
    // Bytes of 255 may fill the space between two segments.
    at += segment === 0xff ? 1 : 2 + high * 256 + low
  }
  return true
}
