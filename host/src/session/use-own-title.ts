import { edition } from '@stepwise/shared/edition'
import { useLocation } from '@stepwise/shared/routing'
import { useEffect } from 'react'

/** A title for what is shown in place of a page; afterwards the page's own title is back. */
export function useOwnTitle(words: string): void {
  const { pathname } = useLocation()
  // An effect, so it comes after the layout effect that sets the title of every address (use-route-changes.ts).
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has had another title set
  useEffect(() => {
    const before = document.title
    const own = `${words} - ${edition.productTitle}`
    document.title = own
    return () => {
      if (document.title === own) document.title = before
    }
  }, [words, pathname])
}
