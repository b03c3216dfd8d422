import type { Ref } from 'react'
import type { RelatedItem } from './end/related.ts'

/** A video and its files, by root-relative address. Its position is stored by `id`. */
export interface PlayerVideo {
  id: string
  title: string
  src: string
  contentType: string
  poster: string | null
  captions: string | null
  chapters: string | null
  thumbnails: string | null
  /** What the pictures show, in words; undefined where no one says whether there are any. */
  descriptions?: string | null
  /** Only the beginning can be watched here. */
  preview?: VideoPreview
}

/** The video of content/videos with this name, and the files that are made for it. */
export function mediaVideo(name: string, title: string): PlayerVideo {
  const folder = `/media/videos/${name}`
  return {
    id: name,
    title,
    src: `${folder}/video.mp4`,
    contentType: 'video/mp4',
    poster: `${folder}/poster.webp`,
    captions: `${folder}/captions.vtt`,
    chapters: `${folder}/chapters.vtt`,
    thumbnails: `${folder}/thumbnails.vtt`,
    descriptions: `${folder}/descriptions.vtt`,
  }
}

/** The length of a preview, and the link to the whole video. */
export interface VideoPreview {
  seconds: number
  /** `words`: a sentence on how to see more. `label`: the link's text. */
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
  /** The line that is spoken then. */
  text?: string
}

/** What a page can do with a player. */
export interface PlayerHandle {
  /** The playback time in seconds. */
  time: () => number
  seek: (seconds: number) => void
}

export interface PlayerProps {
  video: PlayerVideo
  /** Called once, when the video counts as watched (docs/product/steps-and-player.md#watched). */
  onWatched?: () => void
  autoPlay?: boolean
  /** The player is on the page but not shown: it pauses. */
  isHidden?: boolean
  /** Offered when the video cannot be played. */
  onReadInstead?: (() => void) | undefined
  /** The player replaces a button that had the focus. */
  takesFocus?: boolean
  /** Another number starts the player again, from the stored position. */
  turn?: number
  handle?: Ref<PlayerHandle>
  /** Starts there (seconds) and not where the person stopped. Each new object seeks again. */
  startAt?: { seconds: number } | null
  /** Offered when the video has ended. */
  continueTo?: string | undefined
  related?: readonly RelatedItem[]
  /** The whole video has ended, not a preview. */
  onEnded?: (() => void) | undefined
  /** The video cannot be played. The player tells the person. */
  onFailed?: (() => void) | undefined
  /** If defined, notes can be taken here. */
  onNote?: ((moment: NoteMoment) => void) | undefined
}
