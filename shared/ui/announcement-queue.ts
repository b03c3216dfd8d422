/** So long a text stays before the next one takes its place; a screen reader may miss one that goes sooner. */
export const holdMs = 500

/** Whoever is told more than this at once is told the newest. */
const mostWaiting = 5

export interface AnnouncementQueue {
  say: (text: string) => void
  stop: () => void
}

/** Hands texts on one after the other, the first at once: two at the same moment are both read. */
export function createAnnouncementQueue(show: (text: string) => void): AnnouncementQueue {
  let waiting: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function showNext() {
    const next = waiting.shift()
    timer = undefined
    if (next === undefined) return
    show(next)
    timer = setTimeout(showNext, holdMs)
  }

  return {
    say: (text) => {
      waiting = [...waiting, text].slice(-mostWaiting)
      if (timer === undefined) showNext()
    },
    stop: () => {
      clearTimeout(timer)
      timer = undefined
      waiting = []
    },
  }
}
