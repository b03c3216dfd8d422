import type { LazyDialogProps } from '@stepwise/shared/lazy'
import { Player } from '@stepwise/shared/player'
import { videoDialogSize } from '@stepwise/shared/player/video-dialog'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { afterTour, tourVideo } from './tour-video.ts'

export default function TourDialog({ opened, onClose }: LazyDialogProps) {
  return (
    <Dialog title="Guided tour" size={videoDialogSize} opened={opened} onClose={onClose}>
      <Player video={tourVideo} related={afterTour} />
    </Dialog>
  )
}
