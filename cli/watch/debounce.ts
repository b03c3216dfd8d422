const delayMs = 200

/** Calls `work` once the calls have paused: an editor saves one file in several steps. */
export function debounce(work: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(work, delayMs)
  }
}
