/** A video as the player takes it. Addresses are root-relative; `id` keys what is remembered of it (resume position). */
export interface PlayerVideo {
  id: string
  title: string
  src: string
  contentType: string
  poster: string | null
  captions: string | null
  chapters: string | null
  thumbnails: string | null
}

export interface PlayerProps {
  video: PlayerVideo
  /** Fires once, the first time playback reaches 5 seconds while playing (mission 6). */
  onWatched?: () => void
  autoPlay?: boolean
  /** Shows what is said, line by line, beside or below the video. */
  isTranscriptOpen?: boolean
  /** The player is on the page but not shown: it pauses and keeps its place. */
  isHidden?: boolean
  /** Offered when the video cannot be played. */
  onReadInstead?: (() => void) | undefined
  /** The player takes the place of a button that had the focus. */
  takesFocus?: boolean
}
