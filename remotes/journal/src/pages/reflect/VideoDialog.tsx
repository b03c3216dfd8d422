import type { LazyDialogProps } from '@stepwise/shared/lazy'
import { Player, type PlayerVideo } from '@stepwise/shared/player'
import { Dialog } from '@stepwise/shared/ui/overlays'

const folder = '/media/videos/reflective-journal'

const video: PlayerVideo = {
  id: 'reflective-journal',
  title: 'How to use your reflective journal',
  src: `${folder}/video.mp4`,
  contentType: 'video/mp4',
  poster: `${folder}/poster.webp`,
  captions: `${folder}/captions.vtt`,
  chapters: `${folder}/chapters.vtt`,
  thumbnails: `${folder}/thumbnails.vtt`,
}

/** Wider than dialogs are by default: slides with words on them must stay readable. */
export default function VideoDialog({ opened, onClose }: LazyDialogProps) {
  return (
    <Dialog title={video.title} size={920} opened={opened} onClose={onClose}>
      <Player video={video} />
    </Dialog>
  )
}
