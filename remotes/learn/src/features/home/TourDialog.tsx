import type { LazyDialogProps } from '@stepwise/shared/lazy'
import { Player } from '@stepwise/shared/player'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { afterTour, tourVideo } from './tour-video.ts'

/** Wider than dialogs are by default: slides with words on them must stay readable. */
export default function TourDialog({ opened, onClose }: LazyDialogProps) {
  return (
    <Dialog title="Guided tour" size={920} opened={opened} onClose={onClose}>
      <Player video={tourVideo} related={afterTour} />
    </Dialog>
  )
}
