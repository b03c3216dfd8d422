import type { PlayerVideo } from './player-video.ts'

/** The video of content/videos with this name, and the files that are made for it. */
export function mediaVideo(name: string, title: string): PlayerVideo {
  const folder = `/media/videos/${name}`
  return {
    id: name,
    title,
    src: `${folder}/video.mp4`,
    contentType: 'video/mp4',
    poster: `${folder}/poster.webp`,
    captions: `${folder}/captions.vtt`,
    chapters: `${folder}/chapters.vtt`,
    thumbnails: `${folder}/thumbnails.vtt`,
  }
}
