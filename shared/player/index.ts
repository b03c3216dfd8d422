// No singleton: each remote that shows a video brings its own copy, in a chunk that is loaded with its first video.
export { Player } from './Player.tsx'
export type { NoteMoment, PlayerHandle, PlayerProps, PlayerVideo } from './player-video.ts'
export type { RelatedItem } from './related.ts'
