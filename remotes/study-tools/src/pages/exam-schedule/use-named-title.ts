import { useEffect } from 'react'

/** The exam's name before the page's title: people with several timetables tell their tabs apart by it. */
export function useNamedTitle(name: string): void {
  useEffect(() => {
    const prefix = `${name} - `
    document.title = `${prefix}${document.title}`
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [name])
}
