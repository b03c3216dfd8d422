import type { Rule } from '@stepwise/shared/ui/forms'

/** Spec 5, 9. */
const maxBytes = 5_242_880
const types = ['image/jpeg', 'image/png']

export const acceptedTypes = types.join(',')
/** Spec 8: how long a photo's message stays at the bottom of the window. */
export const photoMessageMs = 6000

export interface PickedPhoto {
  type: string
  size: number
  /** Whether its bytes are those of a jpeg or png that the browser can show, whatever its name says. */
  isReadable: boolean
  /** An address of this page; to be revoked when it is no longer shown. */
  url: string
}

export async function openPhoto(file: File): Promise<PickedPhoto> {
  const url = URL.createObjectURL(file)
  const isWorthReading = types.includes(file.type) && file.size <= maxBytes
  const isReadable = isWorthReading && (await isJpegOrPng(file)) && (await canRead(url))
  return { type: file.type, size: file.size, isReadable, url }
}

const signatures = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
]

/** The browser takes the type from the file's name, and would also show a GIF that is named .png. */
async function isJpegOrPng(file: File): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  return signatures.some((signature) => signature.every((byte, at) => start[at] === byte))
}

async function canRead(url: string): Promise<boolean> {
  const image = new Image()
  image.src = url
  return image.decode().then(
    () => true,
    () => false,
  )
}

/** Spec 5: the two things that a photo must be. */
export const photoRule: Rule<unknown, PickedPhoto | null> = (photo) => {
  if (!photo || !types.includes(photo.type)) return 'Error: Image type must be jpeg/png'
  if (photo.size > maxBytes) return 'Error: Image is larger than 5MB'
  return photo.isReadable ? null : 'Error: Image type must be jpeg/png'
}
