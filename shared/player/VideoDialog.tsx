import type { LazyDialogProps } from '@stepwise/shared/lazy'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { mediaVideo } from './media-video.ts'
import { Player } from './Player.tsx'

interface VideoDialogProps extends LazyDialogProps {
  /** The slug of one of our videos. */
  video: string
  title: string
  autoPlay?: boolean
}

/** Wider than dialogs are by default: slides with words must stay readable. */
export function VideoDialog({ video, title, autoPlay = false, opened, onClose }: VideoDialogProps) {
  return (
    <Dialog title={title} size={920} opened={opened} onClose={onClose}>
      <Player video={mediaVideo(video, title)} autoPlay={autoPlay} />
    </Dialog>
  )
}
