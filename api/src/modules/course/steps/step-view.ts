/** The view in which a step is shown; it decides the addresses (docs/product/steps-and-player.md#three-views). */
export type View = { name: 'flows' } | { name: 'favourites' } | { name: 'tutorials'; software: string }

interface Place {
  flow_slug: string
  module_slug: string
  chapter_slug: string
  slug: string
}

/** The address of the page that shows a step of the course. */
export function stepUrl({ flow_slug, module_slug, chapter_slug, slug }: Place, view: View) {
  const path = `/flows/${flow_slug}/learning_modules/${module_slug}/chapters/${chapter_slug}/steps/${slug}`
  if (view.name === 'tutorials') return `/tutorials/${view.software}${path}`
  return view.name === 'favourites' ? `/favourites${path}` : path
}

/** The address of an essentials step. */
export function essentialUrl(software: string, step: string) {
  return `/tutorials/${software}/essentials/${step}`
}
