import type { LazyDialogProps } from '@stepwise/shared/lazy'
import { mediaVideo, Player } from '@stepwise/shared/player'
import { Dialog } from '@stepwise/shared/ui/overlays'

interface DemoDialogProps extends LazyDialogProps {
  title: string
  /** The slug of the video, and the address of its captions. */
  video: string
  captions: string
}

/** Wider than dialogs are by default: slides with words must stay readable. */
export function DemoDialog({ title, video, captions, opened, onClose }: DemoDialogProps) {
  return (
    <Dialog title={title} size={920} opened={opened} onClose={onClose}>
      <Player video={{ ...mediaVideo(video, title), captions }} />
    </Dialog>
  )
}
