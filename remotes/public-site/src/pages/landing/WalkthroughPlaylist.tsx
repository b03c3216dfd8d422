import { formatCount } from '@stepwise/shared/counts'
import { mediaVideo, Playlist } from '@stepwise/shared/player'
import { paths } from '@stepwise/shared/routing'
import { walkthroughs } from './walkthrough-names.ts'

/** docs/product/public-pages.md#preview-limit */
const preview = {
  seconds: 20,
  more: { words: 'Sign in to watch the whole video.', to: paths.auth.href({}), label: 'Sign in' },
}

const videos = walkthroughs.map(({ name, title, seconds, isOfCourse }) => ({
  ...mediaVideo(name, title),
  duration: formatCount(seconds, 'second'),
  ...(isOfCourse && { preview }),
}))

/** The whole tour and the beginning of two videos, in a chunk of its own with the player. */
export function WalkthroughPlaylist() {
  return <Playlist label="Video walkthroughs" videos={videos} isStarted />
}
