/** Something to go on with after the video. `url` is an address of the product; `duration` in words, null when it has none. */
export interface RelatedItem {
  url: string
  title: string
  duration: string | null
}

/** Spec 9: a page of related items shows 6, 4 or 2, by the width of the player in pixels. */
export function relatedPageSize(width: number): 6 | 4 | 2 {
  if (width >= 760) return 6
  return width >= 480 ? 4 : 2
}

/** The items of a page. Pages go round: after the last comes the first. */
export function relatedPage(items: readonly RelatedItem[], size: number, page: number): readonly RelatedItem[] {
  const pages = Math.max(1, Math.ceil(items.length / size))
  const start = (page % pages) * size
  return items.slice(start, start + size)
}
