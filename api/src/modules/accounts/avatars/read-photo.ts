import type { AvatarUpload } from '@stepwise/shared/contracts'
import { pictureType } from '@stepwise/shared/contracts/picture-file'
import type { Sharp } from 'sharp'
import { invalid } from '../../../http/failures.ts'
import { bytesOfDataUrl, loadSharp, oneAtATime, openPicture } from '../../platform/pictures/pictures.ts'

/** A photo in the two sizes that are shown, both square JPEGs without any metadata. */
export interface Photo {
  large: Buffer
  medium: Buffer
}

const maxPhotoBytes = 5_242_880
export const tooLarge = () => invalid('image', 'Error: Image is larger than 5MB')
const tooManyPixels = () => invalid('image', 'Error: Image has too many pixels. Please choose a smaller one.')
const wrongType = () => invalid('image', 'Error: Image type must be jpeg/png')

const sizes = { large: 512, medium: 128 } as const

/**
 * Reads a photo from a base64 data URL, and cuts `crop` out of it. Its type is found from its bytes, not from what the URL says, and it is encoded again, so
 * that what is stored holds neither locations nor anything else that was hidden in the file.
 * @throws Failure 422 when it is not a photo that we take (docs/product/accounts.md#photo-rules), 503 when too many wait
 */
export async function readPhoto({ image, crop }: AvatarUpload): Promise<Photo> {
  const bytes = bytesOfDataUrl(image)
  if (bytes.length > maxPhotoBytes) throw tooLarge()
  const type = pictureType(bytes)
  if (type !== 'jpeg' && type !== 'png') throw wrongType()
  return oneAtATime('photos', () => encode(bytes, crop))
}

async function encode(bytes: Buffer, crop: AvatarUpload['crop']): Promise<Photo> {
  const { picture, size } = await openPicture(bytes, { tooLarge: tooManyPixels, unreadable: wrongType })
  if (crop) picture.extract(areaWithin(size, crop))
  const square = await picture
    .resize(sizes.large, sizes.large, { fit: 'cover' })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => Promise.reject(wrongType()))
  const sharp = await loadSharp()
  const large = sharp(square.data, { raw: square.info })
  return {
    large: await encodeJpeg(large.clone()),
    medium: await encodeJpeg(large.clone().resize(sizes.medium, sizes.medium)),
  }
}

/** In whole pixels, and of the picture alone, as a browser that crops paints nothing outside of it. */
function areaWithin(picture: { width: number; height: number }, crop: NonNullable<AvatarUpload['crop']>) {
  const left = Math.min(Math.round(crop.x), picture.width - 1)
  const top = Math.min(Math.round(crop.y), picture.height - 1)
  const [width, height] = [Math.max(1, Math.round(crop.width)), Math.max(1, Math.round(crop.height))]
  return { left, top, width: Math.min(width, picture.width - left), height: Math.min(height, picture.height - top) }
}

function encodeJpeg(picture: Sharp) {
  return picture.jpeg({ quality: 85 }).toBuffer()
}
