import type { NewPage, PageArea, PagePlace } from '@stepwise/shared/contracts'
import { createdPagePaths } from '@stepwise/shared/routing/paths'

// Pages that content managers create at the desk (docs/product/content-desk.md#created-pages).

/** The words of the desk for where a page is. */
export const pageAreaLabels = { wellbeing: 'Wellbeing', support: 'Support', public: 'Public pages' } as const

/** Which of its areas a page's words name; a page is in one of them. */
export const findPageArea = (words: string) =>
  (Object.keys(pageAreaLabels) as PageArea[]).find((area) => pageAreaLabels[area] === words) ?? 'public'

/** Who reads the pages of an area, and which editions have them. */
const readers = {
  wellbeing: { access: 'wellbeings', editions: ['study'] },
  support: { access: 'signed-in', editions: ['study', 'pro'] },
  public: { access: 'public', editions: ['study', 'pro'] },
} satisfies Record<PageArea, Pick<PagePlace, 'access' | 'editions'>>

/** Where a new page stands and who reads it, by its area. */
export function buildPlace({ area, slug, linked }: Omit<NewPage, 'title'>): PagePlace {
  return {
    area,
    address: createdPagePaths[area].href({ pageSlug: slug }),
    linked: [...new Set(linked)],
    ...readers[area],
  }
}
