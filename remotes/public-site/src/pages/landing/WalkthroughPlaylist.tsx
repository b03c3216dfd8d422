import { edition } from '@stepwise/shared/edition'
import { Playlist } from '@stepwise/shared/player'
import { walkthroughVideos } from './walkthrough-videos.ts'

/** In a chunk of its own, with the player: most visitors do not watch. */
export function WalkthroughPlaylist() {
  return <Playlist label="Video walkthroughs" videos={walkthroughVideos[edition.id]} isStarted />
}
