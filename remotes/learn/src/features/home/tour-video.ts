import type { PlayerVideo, RelatedItem } from '@stepwise/shared/player'
import { paths } from '@stepwise/shared/routing'

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

/** What a person may want to do after the tour, in every edition: pages without the tour, or its dialog would stay. */
export const afterTour: RelatedItem[] = [
  { url: paths.softwareSelection.href({}), title: 'Choose your software', duration: null },
  { url: paths.profile.href({}), title: 'Make it look right for you', duration: null },
]
