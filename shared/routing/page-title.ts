/** The last path segment in words, then the product title (docs/product/routes-and-guards.md#page-title). */
export function pageTitle(pathname: string, productTitle: string, ownTitle?: string): string {
  const words = ownTitle ?? pageWords(pathname)
  return words === '' ? productTitle : `${words} - ${productTitle}`
}

/** The last path segment: dashes become spaces, the first letter is capitalised. */
export function pageWords(pathname: string): string {
  const segment = pathname.split('/').findLast((part) => part !== '') ?? ''
  const words = decode(segment).replaceAll(/[-_]/g, ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
