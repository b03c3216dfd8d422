import { ProtectedCanvasError, readCanvas, readDataUrl } from '@stepwise/shared/canvas'
import type { AvatarUpload } from '@stepwise/shared/contracts'
import type { PickedPhoto } from './picked-photo.ts'

/** A part of a picture, in its own pixels. */
export type CropArea = NonNullable<AvatarUpload['crop']>

/** The longest side that is sent, in px; the server makes its own sizes from it. */
const maxSide = 1024

/**
 * The cropped square as a JPEG, on white: JPEG has no transparency (docs/product/accounts.md#photo-rules). Where the browser does not give
 * what was drawn, the photo as it was picked, and which part of it is wanted.
 */
export async function cropPhoto({ file, url }: PickedPhoto, area: CropArea): Promise<AvatarUpload> {
  try {
    return { image: await readDataUrl(await readCanvas(await drawSquare(url, area), 'image/jpeg', 0.9)) }
  } catch (error) {
    if (!(error instanceof ProtectedCanvasError)) throw error
    return { image: await readDataUrl(file), crop: area }
  }
}

async function drawSquare(url: string, area: CropArea): Promise<HTMLCanvasElement> {
  const image = new Image()
  image.src = url
  await image.decode()
  const side = Math.max(1, Math.min(maxSide, Math.round(area.width)))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser cannot draw')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, side, side)
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side)
  return canvas
}
