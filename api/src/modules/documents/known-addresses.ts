import { addressPattern } from '@stepwise/shared/contracts/page'

/** The first part of every address of our own that a text may link to (docs/product/steps-and-player.md#own-links). */
const ownPages = [
  'dashboard',
  'flows',
  'favourites',
  'tutorials',
  'support',
  'wellbeing',
  'resources',
  'assessor',
  'accessibility',
  'apps',
  'images',
  'media',
]

/** What links of our own can lead to: the addresses of flow steps and of pages, and files below content/. */
export interface KnownAddresses {
  steps: ReadonlySet<string>
  pages: ReadonlySet<string>
  hasFile: (path: string) => boolean
}

/** Whether a browser may be led there at all: https, mail, phone, text message, or an address of our own; never a script. */
export const isSafeAddress = (href: string) => addressPattern.test(href)

/** Whether a link leads somewhere, as far as that is known here: addresses elsewhere are not asked. */
export function isKnownAddress(href: string, known: KnownAddresses) {
  if (!isSafeAddress(href)) return false
  if (!href.startsWith('/')) return true
  const [, first = ''] = href.replace(/[?#].*/, '').split('/')
  const path = href.replace(/[?#].*/, '').replace(/\/$/, '')
  if (path === '' || known.pages.has(path)) return true
  return (
    ownPages.includes(first) &&
    !path.includes('..') &&
    (first !== 'flows' || known.steps.has(path)) &&
    (first !== 'apps' || known.hasFile(`${path.slice(1)}/index.html`)) &&
    (!['images', 'media'].includes(first) || known.hasFile(path.slice(1)))
  )
}
