// No singleton: each remote that shows videos has its own copy, in a chunk that is loaded with its first video
// (docs/decisions/008-player-as-a-library.md).

export type { RelatedItem } from './end/related.ts'
export { Player } from './Player.tsx'
export {
  mediaVideo,
  type NoteMoment,
  type PlayerHandle,
  type PlayerProps,
  type PlayerVideo,
  type PlaylistVideo,
  type VideoPreview,
} from './player-video.ts'
export { Playlist } from './playlist/Playlist.tsx'
