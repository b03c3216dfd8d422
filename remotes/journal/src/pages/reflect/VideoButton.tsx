import { LazyDialogButton, type LazyDialogProps, lazyComponent } from '@stepwise/shared/lazy'
import { IconPlayerPlay } from '@tabler/icons-react'

const videoDialog = lazyComponent<LazyDialogProps>(async () => {
  const { VideoDialog } = await import(/* webpackChunkName: "journal-video" */ '@stepwise/shared/player/video-dialog')
  const video = { video: 'reflective-journal', title: 'How to use your reflective journal' }
  return { default: (props: LazyDialogProps) => <VideoDialog {...video} {...props} /> }
})

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
