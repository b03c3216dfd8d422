import type { RefObject } from 'react'
import type { Chapter } from './listening-text.ts'

export interface ListenLaterProps {
  what: 'this step' | 'your notes'
  /** The first one's title is the file's. */
  chapters: () => Chapter[]
  /** The address of a video with the sound of it. */
  video?: string | null
  /** Reads it aloud on this page; null where it cannot. */
  readNow: RefObject<(() => void) | null>
}
