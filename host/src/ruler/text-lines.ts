/** A line of text as it lies in the window, with the space that belongs to it; or several of them. */
export interface Strip {
  top: number
  bottom: number
}

/** What has no lines that a page can find. */
const opaque = 'textarea, input, select, video, iframe, canvas, img, svg'
const wholes = '[role="dialog"], main, header, nav, footer, body'

export const computeMiddle = ({ top, bottom }: Strip) => (top + bottom) / 2

/** The lines of the text that lies at this place, from the top down, with those above and below the window. */
export function textLines(x: number, y: number): Strip[] {
  const element = document.elementFromPoint(x, Math.min(Math.max(y, 0), innerHeight - 1))
  if (!element || element.closest(opaque)) return []
  const whole = element.closest(wholes) ?? document.body
  const inColumn: Strip[] = []
  const others: Strip[] = []
  const texts = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const place = text.nodeValue?.trim() && text.parentElement ? judgePlace(text.parentElement, x) : 'unseen'
    if (place === 'unseen' || !text.parentElement) continue
    range.selectNodeContents(text)
    const height = Number.parseFloat(getComputedStyle(text.parentElement).lineHeight) || 0
    for (const box of range.getClientRects()) {
      const half = Math.max(box.height, height) / 2
      const middle = (box.top + box.bottom) / 2
      if (box.width > 0) (place === 'column' ? inColumn : others).push({ top: middle - half, bottom: middle + half })
    }
  }
  // Beside all text, as in the margin, each line is meant.
  return joined(inColumn.length > 0 ? inColumn : others)
}

/** The paragraph, item or the like around an element. */
export function findBlock(element: Element): Element {
  let block = element
  while (block.parentElement && getComputedStyle(block).display === 'inline') block = block.parentElement
  return block
}

/** What is far from the window, or for screen readers alone, is not seen. */
function judgePlace(parent: Element, x: number): 'column' | 'beside' | 'unseen' {
  const { left, right, top, bottom, width } = findBlock(parent).getBoundingClientRect()
  if (width <= 1 || bottom < -innerHeight || top > 2 * innerHeight) return 'unseen'
  return left <= x && x <= right ? 'column' : 'beside'
}

/** Words of different sizes in one line are that line. */
function joined(boxes: Strip[]): Strip[] {
  const lines: Strip[] = []
  for (const box of boxes.toSorted((one, other) => computeMiddle(one) - computeMiddle(other))) {
    const last = lines.at(-1)
    if (last && computeMiddle(box) < last.bottom && computeMiddle(last) > box.top) {
      last.top = Math.min(last.top, box.top)
      last.bottom = Math.max(last.bottom, box.bottom)
    } else lines.push({ ...box })
  }
  return lines
}

/** Where the line nearest to this height is in the list; -1 where none is nearer than two lines. */
export function nearestLine(lines: readonly Strip[], y: number): number {
  const distance = ({ top, bottom }: Strip) => Math.max(top - y, y - bottom, 0)
  const [nearest] = lines.toSorted((one, other) => distance(one) - distance(other))
  return nearest && distance(nearest) <= 2 * (nearest.bottom - nearest.top) ? lines.indexOf(nearest) : -1
}

/** The line with its neighbours, `count` in all; what a picture or the like parts from it is not a neighbour. */
export function linesAround(lines: readonly Strip[], at: number, count: number): Strip {
  const line = lines[at] as Strip
  const gap = 2 * (line.bottom - line.top)
  let { top, bottom } = line
  for (let away = 1; away <= (count - 1) / 2; away++) {
    const [above, below] = [lines[at - away], lines[at + away]]
    if (above && top - above.bottom <= gap) top = Math.min(top, above.top)
    if (below && below.top - bottom <= gap) bottom = Math.max(bottom, below.bottom)
  }
  return { top, bottom }
}
