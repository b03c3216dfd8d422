/** A link after the end of the video. `url` is a path of the product, `duration` is in words. */
export interface RelatedItem {
  url: string
  title: string
  duration: string | null
}

/** How many items a page has, by the player's width in px. */
export function relatedPageSize(width: number): 6 | 4 | 2 {
  if (width >= 760) return 6
  return width >= 480 ? 4 : 2
}

/** The items of this page, counted from 0. After the last page comes the first again. */
export function relatedPage(items: readonly RelatedItem[], size: number, page: number): readonly RelatedItem[] {
  const pages = Math.max(1, Math.ceil(items.length / size))
  const start = (page % pages) * size
  return items.slice(start, start + size)
}
