import type { Edition } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'
import { mediaVideo, Playlist, type PlaylistVideo } from '@stepwise/shared/player'
import { paths } from '@stepwise/shared/routing'

/** docs/product/public-pages.md#preview-limit */
const previewSeconds = 20

const tour = (name: string): PlaylistVideo => ({
  ...mediaVideo(name, `A guided tour of ${edition.productTitle}`),
  duration: '54 seconds',
})

const lesson = (name: string, title: string, duration: string): PlaylistVideo => ({
  ...mediaVideo(name, title),
  duration,
  preview: {
    seconds: previewSeconds,
    more: { words: 'Sign in to watch the whole lesson.', to: paths.auth.href({}), label: 'Sign in' },
  },
})

const videos: Record<Edition, PlaylistVideo[]> = {
  study: [
    tour('guided-tour'),
    lesson('reading-an-essay-question', 'Lesson: reading an essay question', '54 seconds'),
    lesson('getting-ready-for-a-lecture', 'Lesson: getting ready for a lecture', '42 seconds'),
  ],
  pro: [
    tour('guided-tour-pro'),
    lesson('planning-your-week', 'Lesson: planning your week', '43 seconds'),
    lesson('calm-before-presenting', 'Lesson: calm before presenting', '46 seconds'),
  ],
}

/** The whole tour and the beginning of two lessons, in a chunk of its own with the player. */
export function WalkthroughPlaylist() {
  return <Playlist label="Video walkthroughs" videos={videos[edition.id]} isStarted />
}
