/** How long a text stays before the next one replaces it, in ms. Orca on a busy machine misses one that stays half as long. */
export const holdMs = 1000

/**
 * How long the last text stays when nothing follows it, in ms: long enough for a slow screen reader, short enough that no one comes across
 * old news when they read on to the end of the page.
 */
export const lastHoldMs = 5000

/** Of more texts than this at once only the newest are said. */
const maxWaiting = 5

export interface AnnouncementQueue {
  say: (text: string) => void
  /** Nothing of what was said or waits is for whoever is here now. */
  clear: () => void
  stop: () => void
}

/** Shows texts one after the other, the first at once, so that two at the same moment are both read; then nothing. */
export function createAnnouncementQueue(show: (text: string) => void): AnnouncementQueue {
  let waiting: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let clearing: ReturnType<typeof setTimeout> | undefined

  function showNext() {
    const next = waiting.shift()
    timer = undefined
    if (next === undefined) return
    clearTimeout(clearing)
    show(next)
    timer = setTimeout(showNext, holdMs)
    clearing = setTimeout(() => show(''), lastHoldMs)
  }

  function stop() {
    clearTimeout(timer)
    clearTimeout(clearing)
    timer = undefined
    waiting = []
  }

  return {
    say: (text) => {
      waiting = [...waiting, text].slice(-maxWaiting)
      if (timer === undefined) showNext()
    },
    clear: () => {
      stop()
      show('')
    },
    stop,
  }
}
