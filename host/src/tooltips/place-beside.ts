import { type Area, seenAround } from './seen-around.ts'

/** Pixels between the button and its tooltip, and between the tooltip and the edge of the window. */
const gap = 6

interface Size {
  width: number
  height: number
}

type Place = Pick<Area, 'left' | 'top'>

/** Moves the tooltip beside its button, inside the window and, where there is such a place, over no words. */
export function placeBeside(button: Element, tooltip: HTMLElement): void {
  const size = { width: tooltip.offsetWidth, height: tooltip.offsetHeight }
  const page = { width: document.documentElement.clientWidth, height: innerHeight }
  const box = button.getBoundingClientRect()
  const near = {
    left: box.left - size.width - gap,
    right: box.right + size.width + gap,
    top: box.top - size.height - gap,
    bottom: box.bottom + size.height + gap,
  }
  const place = choosePlace(box, size, page, seenAround(button, near))
  tooltip.style.left = `${place.left}px`
  tooltip.style.top = `${place.top}px`
}

/**
 * Below the button, above it or at its sides, each in the middle and at either end: the first place that covers least of what is seen.
 * Never over the button itself.
 */
export function choosePlace(button: Area, size: Size, page: Size, seen: Area[]): Place {
  const places = placesOf(button, size, page)
  const areaAt = ({ left, top }: Place) => ({ left, top, right: left + size.width, bottom: top + size.height })
  const covered = places.map((place) => seen.reduce((sum, part) => sum + shared(areaAt(place), part), 0))
  return places[covered.indexOf(Math.min(...covered))] ?? places[0]
}

function placesOf(button: Area, { width, height }: Size, page: Size): [Place, ...Place[]] {
  const inside = (at: number, length: number, room: number) => Math.max(gap, Math.min(at, room - length - gap))
  const across = [(button.left + button.right - width) / 2, button.right - width, button.left]
  const down = [(button.top + button.bottom - height) / 2, button.bottom - height, button.top]
  const [below, above] = [button.bottom + gap, button.top - gap - height]
  const [before, after] = [button.left - gap - width, button.right + gap]
  const rows = [below, above].filter((top) => top >= gap && top + height + gap <= page.height)
  const columns = [before, after].filter((left) => left >= gap && left + width + gap <= page.width)
  const [first, ...others] = [
    ...rows.flatMap((top) => across.map((left) => ({ left: inside(left, width, page.width), top }))),
    ...columns.flatMap((left) => down.map((top) => ({ left, top: inside(top, height, page.height) }))),
  ]
  // A button as large as the window, or one that has been scrolled out of it.
  return first ? [first, ...others] : [{ left: inside(across[0] ?? 0, width, page.width), top: below }]
}

/** How many square pixels two areas have in common. */
function shared(one: Area, other: Area): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}
