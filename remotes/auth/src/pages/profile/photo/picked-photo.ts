import type { Rule } from '@stepwise/shared/ui/forms'

/** docs/product/accounts.md#photo-rules */
const maxBytes = 5_242_880
const types = ['image/jpeg', 'image/png']

export const acceptedTypes = types.join(',')

export interface PickedPhoto {
  file: File
  /** Whether its content is a JPEG or PNG that the browser can show. */
  isReadable: boolean
  /** An object URL, to be revoked when the photo is no longer shown. */
  url: string
}

/** Reads a file that someone picked. */
export async function openPhoto(file: File): Promise<PickedPhoto> {
  const url = URL.createObjectURL(file)
  const mayBeValid = types.includes(file.type) && file.size <= maxBytes
  const isReadable = mayBeValid && (await isJpegOrPng(file)) && (await canDecode(url))
  return { file, isReadable, url }
}

const signatures = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
]

/** By content: the browser takes the type from the file's name, and would also show a GIF that is named .png. */
async function isJpegOrPng(file: File): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  return signatures.some((signature) => signature.every((byte, index) => start[index] === byte))
}

async function canDecode(url: string): Promise<boolean> {
  const image = new Image()
  image.src = url
  return image.decode().then(
    () => true,
    () => false,
  )
}

export const photoRule: Rule<unknown, PickedPhoto | null> = (photo) => {
  if (!photo || !types.includes(photo.file.type)) return 'Error: Image type must be jpeg/png'
  if (photo.file.size > maxBytes) return 'Error: Image is larger than 5MB'
  return photo.isReadable ? null : 'Error: Image type must be jpeg/png'
}
