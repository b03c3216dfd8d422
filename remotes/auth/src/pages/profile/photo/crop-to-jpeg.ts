/** A part of a picture, in its own pixels. */
export interface CropArea {
  x: number
  y: number
  width: number
  height: number
}

/** The longest side that is sent, in px; the server makes its own sizes from it. */
const maxSide = 1024

/** The cropped square as a JPEG data URL, on white: JPEG has no transparency (docs/product/accounts.md#photo-rules). */
export async function cropToJpeg(url: string, area: CropArea): Promise<string> {
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
  return canvas.toDataURL('image/jpeg', 0.9)
}
