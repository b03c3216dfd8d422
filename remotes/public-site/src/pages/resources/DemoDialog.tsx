import type { SoftwareDemo } from '@stepwise/shared/contracts'
import type { LazyDialogProps } from '@stepwise/shared/lazy'
import { mediaVideo, Player } from '@stepwise/shared/player'
import { Dialog } from '@stepwise/shared/ui/overlays'

/** Wider than dialogs are by default: slides with words must stay readable. */
export function DemoDialog({ software, opened, onClose }: LazyDialogProps & { software: SoftwareDemo }) {
  const title = `${software.name} demo`
  return (
    <Dialog title={title} size={920} opened={opened} onClose={onClose}>
      <Player video={{ ...mediaVideo(software.video, title), captions: software.videoSubtitle }} />
    </Dialog>
  )
}
