import { mediaVideo, Player } from '@stepwise/shared/player'

/** In a chunk of its own with the player. It takes the place of the button that asked for it, and starts. */
export function PagePlayer({ video, title }: { video: string; title: string }) {
  return <Player video={mediaVideo(video, title)} takesFocus autoPlay />
}
