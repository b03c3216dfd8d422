import type { LazyDialogProps } from '@stepwise/shared/lazy'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { Player } from './Player.tsx'
import { mediaVideo } from './player-video.ts'

// Not in index.ts: each page with a video would load the code of overlays with it.

interface VideoDialogProps extends LazyDialogProps {
  /** The slug of one of our videos. */
  video: string
  title: string
  autoPlay?: boolean
}

/** As wide as a picture that fills it and leaves its controls in sight: slides with words must stay readable. */
export const videoDialogSize = 'clamp(640px, calc((90vh - 276px) * 16 / 9 + 40px), 920px)'

export function VideoDialog({ video, title, autoPlay = false, opened, onClose }: VideoDialogProps) {
  return (
    <Dialog title={title} size={videoDialogSize} opened={opened} onClose={onClose}>
      <Player video={mediaVideo(video, title)} autoPlay={autoPlay} />
    </Dialog>
  )
}
