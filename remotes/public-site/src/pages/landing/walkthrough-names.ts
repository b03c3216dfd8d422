import type { Edition } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'

// Apart from the playlist, which brings the player: the names stand on the page before it.

interface Walkthrough {
  /** The slug of the video. */
  name: string
  title: string
  seconds: number
  /** Of a lesson only the beginning is shown. */
  isLesson: boolean
}

const tour = (name: string, seconds: number): Walkthrough => ({
  name,
  title: `A guided tour of ${edition.productTitle}`,
  seconds,
  isLesson: false,
})
const lesson = (name: string, title: string, seconds: number): Walkthrough => ({
  name,
  title: `Lesson: ${title}`,
  seconds,
  isLesson: true,
})

/** Of each edition, the tour first. */
export const walkthroughsOf: Record<Edition, [Walkthrough, ...Walkthrough[]]> = {
  study: [
    tour('guided-tour', 60),
    lesson('reading-an-essay-question', 'reading an essay question', 97),
    lesson('getting-ready-for-a-lecture', 'getting ready for a lecture', 91),
  ],
  pro: [
    tour('guided-tour-pro', 61),
    lesson('purpose-and-reader-first', 'purpose and reader first', 82),
    lesson('asking-your-manager', 'asking your manager', 86),
  ],
}

export const walkthroughs = walkthroughsOf[edition.id]
