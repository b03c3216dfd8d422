import { type LazyDialogProps, lazyComponent } from '@stepwise/shared/lazy'

/** The dialog with a video of ours, in a chunk of its own with the player. */
export function videoDialog(video: string, title: string, { autoPlay = false } = {}) {
  return lazyComponent<LazyDialogProps>(async () => {
    const { VideoDialog } = await import(/* webpackChunkName: "video-dialog" */ '@stepwise/shared/player/video-dialog')
    return {
      default: (props: LazyDialogProps) => <VideoDialog video={video} title={title} autoPlay={autoPlay} {...props} />,
    }
  })
}
