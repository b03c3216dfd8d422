import type { Ref } from 'react'
import type { RelatedItem } from './related.ts'

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

/** A moment of the video that a person wants to write about. */
export interface NoteMoment {
  /** In seconds. */
  videoTime: number
  /** What is said then. */
  text?: string
}

/** What a page may ask of a player. */
export interface PlayerHandle {
  /** The playback time in seconds. */
  time: () => number
  seek: (seconds: number) => void
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
  handle?: Ref<PlayerHandle>
  /** Begins there (seconds), not where the person stopped. Another object goes there again. */
  startAt?: { seconds: number } | null
  /** Offered when the video has ended. */
  continueTo?: string | undefined
  related?: readonly RelatedItem[]
  /** Notes can be taken here. */
  onNote?: ((moment: NoteMoment) => void) | undefined
}
