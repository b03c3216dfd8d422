import { paths } from '@stepwise/shared/routing/paths'

/** The name of the field that the editor goes to, in its address. */
export const placeQuery = 'at'

/** The editor of a document; with a path such as `blocks/3/alt` at that field. */
export function documentHref(documentId: string, path?: string | null): string {
  const href = paths.contentDocument.href({ documentId })
  return path ? `${href}?${new URLSearchParams({ [placeQuery]: path })}` : href
}
