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
  /** Only the beginning may be watched here. */
  preview?: VideoPreview
}

/** How far a preview goes, and the way to the whole video. */
export interface VideoPreview {
  seconds: number
  /** `words` say how to see more, as a sentence; `label` is what the link says. */
  more: { words: string; to: string; label: string }
}

/** A video of a list. */
export interface PlaylistVideo extends PlayerVideo {
  /** In words: '1 minute'. */
  duration: string
  description?: string
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
  /** Shows what is said, line by line, beside or below the video. Left out, the player has a button of its own for it. */
  isTranscriptOpen?: boolean
  /** The player is on the page but not shown: it pauses and keeps its place. */
  isHidden?: boolean
  /** Offered when the video cannot be played. */
  onReadInstead?: (() => void) | undefined
  /** The player takes the place of a button that had the focus. */
  takesFocus?: boolean
  /** Another number shows the video from anew. */
  turn?: number
  handle?: Ref<PlayerHandle>
  /** Begins there (seconds), not where the person stopped. Another object goes there again. */
  startAt?: { seconds: number } | null
  /** Offered when the video has ended. */
  continueTo?: string | undefined
  related?: readonly RelatedItem[]
  /** The video has ended (not its preview). */
  onEnded?: (() => void) | undefined
  /** The video cannot be played; the player says so in its place. */
  onFailed?: (() => void) | undefined
  /** Notes can be taken here. */
  onNote?: ((moment: NoteMoment) => void) | undefined
}
