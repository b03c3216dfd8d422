const maxLength = 500
/** Any origin: an address is safe when it is still there after a browser has read it. */
const origin = 'https://stepwise.invalid'

/**
 * An address below our own origin as a redirect may have it: path, query and fragment; undefined for anything that a browser could
 * take for another site, for a header, or for what is not a page.
 */
export function safePath(text: string): string | undefined {
  if (text.length > maxLength || !/^\/[^\s\\\p{Cc}]*$/u.test(text) || text.startsWith('//')) return undefined
  if (!URL.canParse(text, origin)) return undefined
  const url = new URL(text, origin)
  // `/.//evil.test` is `//evil.test` when it is read.
  if (url.origin !== origin || url.pathname.startsWith('//') || /^\/(api|release)(\/|$)/i.test(url.pathname))
    return undefined
  return url.pathname + url.search + url.hash
}
