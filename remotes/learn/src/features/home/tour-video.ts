import type { PlayerVideo } from '../player/player-video.ts'

const folder = '/media/videos/guided-tour'

export const tourVideo: PlayerVideo = {
  id: 'guided-tour',
  title: 'A guided tour of Stepwise',
  src: `${folder}/video.mp4`,
  contentType: 'video/mp4',
  poster: `${folder}/poster.webp`,
  captions: `${folder}/captions.vtt`,
  chapters: `${folder}/chapters.vtt`,
  thumbnails: `${folder}/thumbnails.vtt`,
}
