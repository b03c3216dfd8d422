import { clock } from './time.ts'

/** The widest picture on mobile, in px (docs/product/steps-and-player.md#snapshot). */
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
  return `${words || 'video'}-${clock(time).replace(':', 'm')}s.png`
}

/** The frame on screen as a PNG, not zoomed. Throws when no frame is loaded or it cannot be drawn. */
export async function takeSnapshot(video: HTMLVideoElement, isMobile: boolean): Promise<Blob> {
  if (video.readyState < video.HAVE_CURRENT_DATA) throw new Error('there is no frame yet')
  const canvas = document.createElement('canvas')
  Object.assign(canvas, snapshotSize(video.videoWidth, video.videoHeight, isMobile))
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the frame could not be drawn'))), 'image/png'),
  )
}
