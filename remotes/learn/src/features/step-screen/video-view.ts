/** How a video step is shown: the video or its text version. */
export type VideoView = 'watch' | 'read'
