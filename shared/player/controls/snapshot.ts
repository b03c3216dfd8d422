import { readCanvas } from '@stepwise/shared/canvas'
import { clock } from '../time.ts'

/** The widest picture on mobile, in px. */
const maxMobileWidth = 640

/** The size of the picture for a video of this size, in px. */
export function snapshotSize(width: number, height: number, isMobile: boolean) {
  const scale = isMobile ? Math.min(1, maxMobileWidth / width) : 1
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** The file name: 'Your plan' at 75 s is your-plan-1m15s.png. */
export function snapshotName(title: string, time: number): string {
  const words = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return `${words || 'video'}-${clock(time)
    .replace(/:(?=.*:)/, 'h')
    .replace(':', 'm')}s.png`
}

/** How long a frame is waited for, in ms. */
const frameTimeoutMs = 3000

/** Resolves when the frame of the current time is there: just after a jump it is on its way. Rejects when it does not come in time. */
export async function frameLoaded(video: HTMLVideoElement): Promise<void> {
  const isLoaded = () => !video.seeking && video.readyState >= video.HAVE_CURRENT_DATA
  if (isLoaded()) return
  const left = new AbortController()
  await new Promise<void>((resolve, reject) => {
    const timeout = setTimeout(() => reject(new Error('there is no frame yet')), frameTimeoutMs)
    const check = () => {
      if (!isLoaded()) return
      clearTimeout(timeout)
      resolve()
    }
    for (const event of ['seeked', 'loadeddata', 'canplay']) video.addEventListener(event, check, left)
  }).finally(() => left.abort())
}

/**
 * The frame on screen as a PNG, not zoomed.
 * @throws ProtectedCanvasError where the browser does not give it; another error when it cannot be drawn
 */
export function takeSnapshot(video: HTMLVideoElement, isMobile: boolean): Promise<Blob> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, snapshotSize(video.videoWidth, video.videoHeight, isMobile))
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return readCanvas(canvas, 'image/png')
}
