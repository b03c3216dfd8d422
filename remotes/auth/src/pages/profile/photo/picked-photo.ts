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
  /** Whether the browser could read it as a picture, whatever its name says. */
  isReadable: boolean
  /** An address of this page; to be revoked when it is no longer shown. */
  url: string
}

export async function openPhoto(file: File): Promise<PickedPhoto> {
  const url = URL.createObjectURL(file)
  const isWorthReading = types.includes(file.type) && file.size <= maxBytes
  return { type: file.type, size: file.size, isReadable: isWorthReading && (await canRead(url)), url }
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
