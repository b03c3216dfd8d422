import { useEffect } from 'react'

const prefix = 'Error: '

/** While there are problems the page's title begins with "Error:", so that it is the first thing read out. */
export function useErrorTitle(hasProblems: boolean): void {
  useEffect(() => {
    if (!hasProblems) return
    document.title = `${prefix}${document.title}`
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [hasProblems])
}
