const errorPrefix = 'Error: '
const timerPrefix = /^\d\d:\d\d( \(Paused\)| - Time to focus| - Break Time) - /

/** The page's title with the timer in front of it, or without one. "Error:" stays the first thing that is said. */
export function withTimer(title: string, words: string | null): string {
  // Either may have been put in front of the other.
  const bare = title.replace(timerPrefix, '')
  const isError = bare.startsWith(errorPrefix)
  const own = (isError ? bare.slice(errorPrefix.length) : bare).replace(timerPrefix, '')
  return `${isError ? errorPrefix : ''}${words === null ? '' : `${words} - `}${own}`
}
