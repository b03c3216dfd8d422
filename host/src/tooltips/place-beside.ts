/** Pixels between the button and its tooltip, and between the tooltip and the edge of the window. */
const gap = 6

/** Below the box, or above it where there is no room; never over it, and inside the window. */
export function placeBeside(box: DOMRect, tooltip: HTMLElement): void {
  const { offsetWidth: width, offsetHeight: height } = tooltip
  const below = box.bottom + gap
  const isBelow = below + height + gap <= innerHeight || box.top < innerHeight - box.bottom
  const centred = box.left + (box.width - width) / 2
  const left = Math.max(gap, Math.min(centred, document.documentElement.clientWidth - width - gap))
  tooltip.style.left = `${left}px`
  tooltip.style.top = `${isBelow ? below : box.top - gap - height}px`
}
