import { useEffect } from 'react'

/** Puts the exam's name before the page's title, so that tabs with several timetables can be distinguished. */
export function useNamedTitle(name: string): void {
  useEffect(() => {
    const prefix = `${name} - `
    document.title = `${prefix}${document.title}`
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [name])
}
