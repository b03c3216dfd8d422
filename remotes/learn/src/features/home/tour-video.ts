import { mediaVideo, type RelatedItem } from '@stepwise/shared/player'
import { paths } from '@stepwise/shared/routing'

export const tourVideo = mediaVideo('guided-tour', 'A guided tour of Stepwise')

/** What a person may want to do after the tour, in every edition: pages without the tour, or its dialog would stay. */
export const afterTour: RelatedItem[] = [
  { url: paths.softwareSelection.href({}), title: 'Choose your software', duration: null },
  { url: paths.profile.href({}), title: 'Make it look right for you', duration: null },
]
