import type { PlayerVideo } from './player-video.ts'

interface PlayerProps {
  video: PlayerVideo
  /** Fires once, the first time playback reaches 5 seconds while playing (mission 6). */
  onWatched?: () => void
  autoPlay?: boolean
}

export function Player({ video }: PlayerProps) {
  // biome-ignore lint/a11y/useMediaCaption: replaced by the real player
  return <video src={video.src} controls />
}
