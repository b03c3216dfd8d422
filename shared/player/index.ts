// No singleton: each remote that shows videos has its own copy, in a chunk that is loaded with its first video
// (docs/decisions/008-player-as-a-library.md).

export { mediaVideo } from './media-video.ts'
export { Player } from './Player.tsx'
export { Playlist } from './Playlist.tsx'
export type { NoteMoment, PlayerHandle, PlayerProps, PlayerVideo, PlaylistVideo, VideoPreview } from './player-video.ts'
export type { RelatedItem } from './related.ts'
export { useTranscriptOpen } from './use-transcript-open.ts'
export { VideoDialog, videoDialogSize } from './VideoDialog.tsx'
