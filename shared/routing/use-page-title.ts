import { useEffect } from 'react'
import { edition } from '../edition/index.ts'
import { pageTitle } from './page-title.ts'

/** The last title that a page gave itself. */
let given = ''

/**
 * A better title than the address or the route gives (docs/product/routes-and-guards.md#own-title): for a page that shows one step, or one
 * outcome, after another at the same address. What others have put before the title, such as "Error: ", stays there.
 * @param words without the product's title.
 */
export function usePageTitle(words: string): void {
  // After the host's own, which is a layout effect.
  useEffect(() => {
    const title = pageTitle('/', edition.productTitle, words)
    const before = given !== '' && document.title.endsWith(given) ? document.title.slice(0, -given.length) : ''
    document.title = before + title
    given = title
  }, [words])
}
