/** Spec 2.2: the last path segment (dashes become spaces, first letter capitalised), then the product title. */
export function pageTitle(pathname: string, productTitle: string, ownTitle?: string): string {
  const segment = pathname.split('/').findLast((part) => part !== '')
  if (!segment && !ownTitle) return productTitle
  const words = ownTitle ?? decode(segment ?? '').replaceAll(/[-_]/g, ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} - ${productTitle}`
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
