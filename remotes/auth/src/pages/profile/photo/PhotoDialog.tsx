import { Dialog } from '@stepwise/shared/ui/overlays'
import { PhotoStages } from './PhotoStages.tsx'

interface PhotoDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** The profile photo dialog. Its content is mounted again each time it opens. */
export default function PhotoDialog({ isOpen, onClose }: PhotoDialogProps) {
  return (
    <Dialog opened={isOpen} onClose={onClose} title="Profile photo">
      <PhotoStages onDone={onClose} />
    </Dialog>
  )
}
