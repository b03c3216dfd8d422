const movingKeys = /^(Tab|Arrow\w+|Home|End|F6)$/

/**
 * Follows keys and presses until the signal. The result says whether focus that comes now was moved by the person, with a key or by
 * assistive technology, and not given by what a press has opened or closed.
 */
export function followFocusMoves(signal: AbortSignal): () => boolean {
  let isMoved = true
  const options = { capture: true, signal }
  document.addEventListener('keydown', ({ key }) => (isMoved = movingKeys.test(key)), options)
  document.addEventListener('pointerdown', () => (isMoved = false), options)
  return () => isMoved
}
