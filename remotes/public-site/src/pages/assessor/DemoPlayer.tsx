import { mediaVideo, Player } from '@stepwise/shared/player'

/** Plays at once and takes the focus: the person pressed a button that is gone now. */
export default function DemoPlayer({ video, title }: { video: string; title: string }) {
  return <Player video={mediaVideo(video, title)} autoPlay takesFocus />
}
