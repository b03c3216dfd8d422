import type { Edition } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'
import { mediaVideo, type RelatedItem } from '@stepwise/shared/player'
import { paths } from '@stepwise/shared/routing'

// Pro has no study tools, and its home starts with the software, so its tour is another video.
const folders: Record<Edition, string> = { study: 'guided-tour', pro: 'guided-tour-pro' }

export const tourVideo = mediaVideo(folders[edition.id], `A guided tour of ${edition.productTitle}`)

/** Suggestions after the tour. Not pages with the tour button: on those its dialog would stay open. */
export const afterTour: RelatedItem[] = [
  { url: paths.softwareSelection.href({}), title: 'Choose your software', duration: null },
  { url: paths.profile.href({}), title: 'Make it look right for you', duration: null },
]
