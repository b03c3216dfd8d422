// The one place that decides where an address from outside may lead: from a query, an email, a report, a release or an author's text. For
// servers and browsers, and without a library, so that a page's chunk can have it.

/** Any origin: an address is ours when it is still there after a browser has read it. */
const here = 'https://stepwise.invalid'
const longest = 2000

/** Whitespace and control characters, which browsers drop while they read an address, and `\`, which they read as `/`. */
const ambiguous = /[\s\\\p{Cc}]/u
/** Slashes and control characters that are encoded: whatever decodes them on the way would read another address. */
const ambiguousEncoded = /%(?:2f|5c|[01][\da-f]|7f)/i

/**
 * The address below our own origin that a browser reads in `text`: path, query and fragment. Undefined for anything that could lead to
 * another site, be taken for a header, or be read in two ways.
 */
export function parseOwnAddress(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > longest || ambiguous.test(text)) return undefined
  if (!text.startsWith('/') || !URL.canParse(text, here)) return undefined
  const { origin, pathname, search, hash } = new URL(text, here)
  // `/.//evil.test` is `//evil.test` when it is read.
  if (origin !== here || pathname.includes('//') || ambiguousEncoded.test(pathname)) return undefined
  return pathname + search + hash
}

/** As {@link parseOwnAddress}, for where a browser is led without a click: never what only scripts call, or what opens a link. */
export function parseOwnPage(text: unknown): string | undefined {
  const address = parseOwnAddress(text)
  const [, first = ''] = /^\/([^/?#]*)/.exec(address ?? '') ?? []
  return /^(?:api|release)$/i.test(decoded(first)) ? undefined : address
}

function decoded(segment: string) {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Whether a text is the address of another site: https, without a name and password, which are only there to deceive. */
export function isWebAddress(text: string): boolean {
  if (!/^https:\/\/[^/]/.test(text) || ambiguous.test(text) || !URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return protocol === 'https:' && username === '' && password === ''
}

/** Whether an author's link may lead there: https, mail, phone, text message, or an address of our own; never a script. */
export const isLinkAddress = (text: string): boolean =>
  /^(?:mailto:[^\s@]+@[^\s@]+|(?:tel|sms):\+?[\d ]+(?:\?\S*)?)$/.test(text) ||
  isWebAddress(text) ||
  parseOwnAddress(text) !== undefined
