import { type Area, type Seen, seenAround } from './seen-around.ts'

/** Pixels between the button and its tooltip, and between the tooltip and the edge of the window. */
const gap = 6
/** Rather over another button than over its own icon, and rather over that than over words (seen-around.ts). */
const iconWeight = 2

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
  const area = { ...place, right: place.left + size.width, bottom: place.top + size.height }
  tooltip.toggleAttribute('data-over', shared(area, box) > 0)
}

/**
 * Below the button, above it or at its sides, each in the middle and at either end, or else over its icon: the first place that covers least
 * of what is seen.
 */
export function choosePlace(button: Area, size: Size, page: Size, seen: Seen[]): Place {
  const places = listPlaces(button, size, page)
  const areaAt = ({ left, top }: Place) => ({ left, top, right: left + size.width, bottom: top + size.height })
  const parts = [...seen, { area: button, weight: iconWeight }]
  const covered = places.map((place) =>
    parts.reduce((sum, part) => sum + part.weight * shared(areaAt(place), part.area), 0),
  )
  return places[covered.indexOf(Math.min(...covered))] ?? { left: gap, top: gap }
}

function listPlaces(button: Area, { width, height }: Size, page: Size): Place[] {
  const inside = (at: number, length: number, room: number) => Math.max(gap, Math.min(at, room - length - gap))
  const across = [(button.left + button.right - width) / 2, button.right - width, button.left]
  const down = [(button.top + button.bottom - height) / 2, button.bottom - height, button.top]
  const [below, above] = [button.bottom + gap, button.top - gap - height]
  const [before, after] = [button.left - gap - width, button.right + gap]
  const rows = [below, above].filter((top) => top >= gap && top + height + gap <= page.height)
  const columns = [before, after].filter((left) => left >= gap && left + width + gap <= page.width)
  const places: Place[] = [
    ...rows.flatMap((top) => across.map((left) => ({ left: inside(left, width, page.width), top }))),
    ...columns.flatMap((left) => down.map((top) => ({ left, top: inside(top, height, page.height) }))),
    ...down.flatMap((top) => across.map((left) => ({ left: inside(left, width, page.width), top }))),
  ]
  return places
}

/** How many square pixels two areas have in common. */
function shared(one: Area, other: Area): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}
