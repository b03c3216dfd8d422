import type { Edition } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'
import { mediaVideo, type RelatedItem } from '@stepwise/shared/player'
import { paths } from '@stepwise/shared/routing'

// Pro has no study tools, and its home begins with the software: another tour in words and pictures.
const folders: Record<Edition, string> = { study: 'guided-tour', pro: 'guided-tour-pro' }

export const tourVideo = mediaVideo(folders[edition.id], `A guided tour of ${edition.productTitle}`)

/** What a person may want to do after the tour, in every edition: pages without the tour, or its dialog would stay. */
export const afterTour: RelatedItem[] = [
  { url: paths.softwareSelection.href({}), title: 'Choose your software', duration: null },
  { url: paths.profile.href({}), title: 'Make it look right for you', duration: null },
]
