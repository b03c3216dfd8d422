import type { Edition } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'

// Apart from the playlist, which brings the player: the names are on the page before it.

interface Walkthrough {
  /** The slug of the video. */
  name: string
  title: string
  seconds: number
  /** Of a video of the course only the beginning is shown. */
  isOfCourse: boolean
}

const tour = (name: string, seconds: number): Walkthrough => ({
  name,
  title: `A guided tour of ${edition.productTitle}`,
  seconds,
  isOfCourse: false,
})
const courseVideo = (name: string, title: string, seconds: number): Walkthrough => ({
  name,
  title: `Video: ${title}`,
  seconds,
  isOfCourse: true,
})

/** Of each edition, the tour first. */
export const walkthroughsOf: Record<Edition, [Walkthrough, ...Walkthrough[]]> = {
  study: [
    tour('guided-tour', 77),
    courseVideo('reading-an-essay-question', 'reading an essay question', 95),
    courseVideo('getting-ready-for-a-lecture', 'getting ready for a lecture', 100),
  ],
  pro: [
    tour('guided-tour-pro', 79),
    courseVideo('purpose-and-reader-first', 'purpose and reader first', 81),
    courseVideo('asking-your-manager', 'asking your manager', 99),
  ],
}

export const walkthroughs = walkthroughsOf[edition.id]
