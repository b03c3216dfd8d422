// A file as it is: bundled as a worker it would bring the federation runtime along.
const address = new URL('./wake-worker.js', import.meta.url)

/** Calls after this many ms, on time even while nobody looks at the page. Answers with what calls it off. */
export function wakeUpIn(ms: number, call: () => void): () => void {
  if (typeof Worker === 'undefined') return () => {}
  const worker = new Worker(address)
  worker.onmessage = call
  worker.postMessage(ms)
  return () => worker.terminate()
}
