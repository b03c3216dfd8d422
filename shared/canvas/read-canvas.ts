import { isSamePicture } from './is-same-picture.ts'

/** The browser protects its user from being recognised by a canvas: what it gives is noise, or white, and not what was drawn. */
export class ProtectedCanvasError extends Error {
  override name = 'ProtectedCanvasError'
  constructor() {
    super('what was read from the canvas is not what was drawn')
  }
}

/**
 * What is drawn, as a file of this type (`image/png`).
 * @throws ProtectedCanvasError where it is not what was drawn (docs/product/errors.md#protected-canvas)
 */
export async function readCanvas(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  const file = await new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is empty'))), type, quality),
  )
  if (!isSamePicture(readPixels(canvas), readPixels(await drawFile(file, canvas)))) throw new ProtectedCanvasError()
  return file
}

async function drawFile(file: Blob, { width, height }: HTMLCanvasElement): Promise<HTMLCanvasElement> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    return canvas
  } finally {
    URL.revokeObjectURL(address)
  }
}

function readPixels(canvas: HTMLCanvasElement): Uint8ClampedArray {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser cannot draw')
  return context.getImageData(0, 0, canvas.width, canvas.height).data
}

/** A file as a base64 data URL. Rejects when it cannot be read, such as from a stick that was pulled out. */
export function readDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'))
    reader.readAsDataURL(file)
  })
}
