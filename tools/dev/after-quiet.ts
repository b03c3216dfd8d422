const quiet = 200

/** Calls `work` once when its calls have stopped for a moment: an editor saves one file in several steps. */
export function afterQuiet(work: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(work, quiet)
  }
}
