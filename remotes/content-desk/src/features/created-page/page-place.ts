import type { Edition, LinkPlace, PageArea } from '@stepwise/shared/contracts'
import { foldText } from '@stepwise/shared/contracts/fold-text'
import { createdPagePaths } from '@stepwise/shared/routing/paths'

/** The address of a new page; what is not chosen yet is left out. */
export const buildAddress = (area: PageArea, slug: string) => createdPagePaths[area].href({ pageSlug: slug })

/** Each area with its readers. */
export const areaOptions: Record<PageArea, string> = {
  wellbeing: 'Wellbeing: for students who have the wellbeing area',
  support: 'Support: for everyone who is signed in',
  public: 'Public pages: for everyone',
}

export const linkOptions: Record<LinkPlace, string> = {
  wellbeing: 'The Wellbeing page',
  support: 'The Support page',
  footer: 'The footer of public pages',
  sitemap: 'The sitemap',
}

/** The places whose readers can open the pages of an area, the one that fits best first. */
export const linkPlacesOf: Record<PageArea, readonly LinkPlace[]> = {
  wellbeing: ['wellbeing', 'support', 'sitemap'],
  support: ['support', 'wellbeing', 'sitemap'],
  public: ['footer', 'support', 'wellbeing', 'sitemap'],
}

/** Those of the places that an edition has: pro has no Wellbeing page. */
export const placesIn = (edition: Edition, places: readonly LinkPlace[]) =>
  edition === 'study' ? places : places.filter((place) => place !== 'wellbeing')

/** Where a new page of an area is linked from unless its author chooses otherwise. */
export const chooseFirstPlaces = (area: PageArea): LinkPlace[] => [...linkPlacesOf[area].slice(0, 1), 'sitemap']

/** A name for an address from a title: "What’s new?" becomes `whats-new`. */
export function toSlug(title: string): string {
  const words =
    foldText(title)
      .replaceAll(/['’]/g, '')
      .match(/[a-z0-9]+/g) ?? []
  return words.join('-').slice(0, 60).replace(/-$/, '')
}
