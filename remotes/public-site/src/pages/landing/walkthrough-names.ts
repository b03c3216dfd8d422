import type { Edition } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'

// Apart from the playlist, which brings the player: the names stand on the page before it.

interface Walkthrough {
  /** The slug of the video. */
  name: string
  title: string
  duration: string
  /** Of a lesson only the beginning is shown. */
  isLesson: boolean
}

const tour = (name: string): Walkthrough => ({
  name,
  title: `A guided tour of ${edition.productTitle}`,
  duration: '54 seconds',
  isLesson: false,
})
const lesson = (name: string, title: string, duration: string): Walkthrough => ({
  name,
  title: `Lesson: ${title}`,
  duration,
  isLesson: true,
})

const all: Record<Edition, [Walkthrough, ...Walkthrough[]]> = {
  study: [
    tour('guided-tour'),
    lesson('reading-an-essay-question', 'reading an essay question', '54 seconds'),
    lesson('getting-ready-for-a-lecture', 'getting ready for a lecture', '42 seconds'),
  ],
  pro: [
    tour('guided-tour-pro'),
    lesson('purpose-and-reader-first', 'purpose and reader first', '45 seconds'),
    lesson('asking-your-manager', 'asking your manager', '41 seconds'),
  ],
}

export const walkthroughs = all[edition.id]
