import { edition } from '@stepwise/shared/edition'
import { useLocation } from '@stepwise/shared/routing'
import { useEffect } from 'react'

/** The title of something that stands in the place of a page, which gets its own title back afterwards. */
export function useOwnTitle(words: string): void {
  const { pathname } = useLocation()
  // After the layout effect that gives every address its title (use-route-changes.ts).
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
