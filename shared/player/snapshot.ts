import { clock } from './time.ts'

/** Spec 9: on mobile a picture is no wider than this, in pixels. */
const mostOnMobile = 640

export function snapshotSize(width: number, height: number, isMobile: boolean) {
  const scale = isMobile ? Math.min(1, mostOnMobile / width) : 1
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** 'Your plan' at 75 s: your-plan-1m15s.png */
export function snapshotName(title: string, time: number): string {
  const words = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return `${words || 'video'}-${clock(time).replace(':', 'm')}s.png`
}

/** The whole frame that is on screen, whatever the zoom. Throws when there is none, or it cannot be drawn. */
export async function takeSnapshot(video: HTMLVideoElement, isMobile: boolean): Promise<Blob> {
  if (video.readyState < video.HAVE_CURRENT_DATA) throw new Error('there is no frame yet')
  const canvas = document.createElement('canvas')
  Object.assign(canvas, snapshotSize(video.videoWidth, video.videoHeight, isMobile))
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the frame could not be drawn'))), 'image/png'),
  )
}
