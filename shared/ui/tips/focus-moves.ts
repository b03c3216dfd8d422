const movingKeys = /^(Tab|Arrow\w+|Home|End|F6)$/

/**
 * Follows keys and presses until the signal. The result says whether focus that comes now was moved by the person, with a key or by
 * assistive technology, and not given by what has opened or closed. `from` is what had it.
 */
export function followFocusMoves(signal: AbortSignal): (from?: EventTarget | null) => boolean {
  let isMoved: boolean | undefined
  const options = { capture: true, signal }
  document.addEventListener('keydown', ({ key }) => (isMoved = movingKeys.test(key)), options)
  document.addEventListener('pointerdown', () => (isMoved = false), options)
  // A dialog that the address has opened, and that leads the focus to its first button.
  const isDialog = (from: unknown) => from instanceof Element && from.matches('[role="dialog"]')
  return (from) => isMoved ?? !isDialog(from)
}
