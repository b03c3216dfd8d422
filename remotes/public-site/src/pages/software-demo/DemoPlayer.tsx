import { mediaVideo, Player } from '@stepwise/shared/player'

export interface DemoPlayerProps {
  /** The slug of one of our videos. */
  video: string
  title: string
  /** The address of its captions. */
  captions: string
}

/** In a chunk of its own with the player. It takes the place of the button that asked for it, and starts. */
export function DemoPlayer({ video, title, captions }: DemoPlayerProps) {
  return <Player video={{ ...mediaVideo(video, title), captions }} takesFocus autoPlay />
}
