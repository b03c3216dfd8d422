import type { LazyDialogProps } from '@stepwise/shared/lazy'
import { mediaVideo, Player } from '@stepwise/shared/player'
import { Dialog } from '@stepwise/shared/ui/overlays'

/** `video` is the slug of one of our videos. Wider than dialogs are by default: slides with words must stay readable. */
export function VideoDialog({ video, title, opened, onClose }: LazyDialogProps & { video: string; title: string }) {
  return (
    <Dialog title={title} size={920} opened={opened} onClose={onClose}>
      <Player video={mediaVideo(video, title)} />
    </Dialog>
  )
}
