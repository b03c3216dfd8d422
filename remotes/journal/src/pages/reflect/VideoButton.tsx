import { LazyDialogButton, lazyComponent } from '@stepwise/shared/lazy'
import { IconPlayerPlay } from '@tabler/icons-react'

const videoDialog = lazyComponent(() => import(/* webpackChunkName: "journal-video" */ './VideoDialog.tsx'))

/** Opens the journal's video in a dialog. */
export function VideoButton() {
  return (
    <LazyDialogButton
      dialog={videoDialog}
      title="The video"
      icon={<IconPlayerPlay size={20} stroke={1.75} aria-hidden />}
    >
      Watch Video (1 min)
    </LazyDialogButton>
  )
}
