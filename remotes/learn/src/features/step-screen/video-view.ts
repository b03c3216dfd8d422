/** How a video step is shown: the video or its text version, with or without the transcript. */
export interface VideoView {
  as: 'watch' | 'read'
  isTranscriptOpen: boolean
}
