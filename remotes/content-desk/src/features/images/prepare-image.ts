import { ProtectedCanvasError, readCanvas } from '@stepwise/shared/canvas'
import { isAnimated } from '@stepwise/shared/contracts/picture-file'
import {
  type Encoding,
  fitSize,
  hasTooManyPixels,
  listEncodings,
  maxSentBytes,
  mustBeRedrawn,
  unreadableMessage,
} from './image-file.ts'

/** Why a picture cannot be sent, in words for the person who chose it. */
export class ImageError extends Error {
  override name = 'ImageError'
  readonly canRetry: boolean
  constructor(message: string, { canRetry = false } = {}) {
    super(message)
    this.canRetry = canRetry
  }
}

interface PreparedImage {
  file: Blob
  /** Of what is sent; null where it is the chosen file. */
  drawn: { width: number; height: number } | null
}

/**
 * A chosen picture as it is sent: as it is, or drawn again, upright and no larger than it is shown, with nothing but the picture in it.
 * `onRedraw` is called before that takes its time.
 * @throws ImageError where it cannot be sent
 */
export async function prepareImage(file: File, onRedraw: () => void): Promise<PreparedImage> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  // As the server says it (docs/decisions/064-no-animated-pictures.md). Drawn again it would stand still without a word.
  if (isAnimated(bytes)) {
    throw new ImageError(
      'A picture that moves by itself cannot be used: readers could not stop it. Choose a still PNG, JPEG or WebP file, or show a video.',
    )
  }
  const isRedrawn = mustBeRedrawn(file, bytes)
  if (isRedrawn) onRedraw()
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() =>
    Promise.reject(new ImageError(unreadableMessage(file))),
  )
  try {
    if (!isRedrawn) {
      if (!hasTooManyPixels(bitmap)) return { file, drawn: null }
      onRedraw()
    }
    return await redraw(bitmap, file)
  } finally {
    bitmap.close()
  }
}

async function redraw(bitmap: ImageBitmap, file: File): Promise<PreparedImage> {
  try {
    for (const encoding of listEncodings(file.type)) {
      const canvas = draw(bitmap, encoding)
      const { width, height } = canvas
      const drawn = await readCanvas(canvas, encoding.type, encoding.quality)
      if (drawn.size <= maxSentBytes) return { file: drawn, drawn: { width, height } }
    }
  } catch (error) {
    if (!(error instanceof ProtectedCanvasError))
      throw new ImageError(
        'This picture could not be made smaller. Try again, or make it smaller in a picture program.',
        { canRetry: true },
      )
    // The server drops all but the picture, and turns it upright (docs/decisions/066-protected-canvases.md).
    if (!listEncodings(file.type).some(({ type }) => type === file.type) || file.size > maxSentBytes)
      throw new ImageError(
        'Your browser does not let this page make pictures smaller. Make it smaller than 5\u00A0MB in a picture program, as PNG, JPEG or WebP, then choose that file.',
      )
    return { file, drawn: null }
  }
  throw new ImageError(
    'This picture cannot be made small enough. Make it smaller in a picture program, then try again.',
  )
}

function draw(bitmap: ImageBitmap, { maxSide }: Encoding): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), fitSize(bitmap, maxSide))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser cannot draw')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}
