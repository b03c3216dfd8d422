import { wordsReadEvent } from '@stepwise/shared/read-aloud/words-read'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followReader } from './follow-reader.ts'

// docs/product/accessibility.md#line-focus. jsdom has no layout: each paragraph says where its lines are, 30 px apart.

let stop = () => {}
const ruler = document.createElement('div')
const handle = document.createElement('div')
let scrolled = 0

/** A paragraph between these places of the window's width, whose lines of 20 px begin at these heights. */
function addText(tops: number[], left = 100, right = 700): HTMLElement {
  const paragraph = document.createElement('p')
  paragraph.style.lineHeight = '30px'
  paragraph.textContent = 'words '.repeat(tops.length)
  const main = document.querySelector('main') ?? document.body.appendChild(document.createElement('main'))
  main.append(paragraph)
  const boxes = () => tops.map((top) => new DOMRect(left, top - scrolled, right - left, 20))
  paragraph.getBoundingClientRect = () =>
    new DOMRect(left, (tops[0] ?? 0) - scrolled, right - left, (tops.at(-1) ?? 0) + 20 - (tops[0] ?? 0))
  lineBoxes.set(paragraph.firstChild as Node, boxes)
  return paragraph
}
const lineBoxes = new Map<Node, () => DOMRect[]>()

function start(lines = 1) {
  stop()
  stop = followReader(ruler, handle, { lines, isLineFocus: true, canMove: true })
}
beforeEach(() => {
  vi.useFakeTimers()
  scrolled = 0
  document.body.replaceChildren(ruler, handle)
  Object.assign(document, { elementFromPoint: () => document.querySelector('main') })
  Range.prototype.getClientRects = function () {
    return (lineBoxes.get(this.startContainer)?.() ?? []) as unknown as DOMRectList
  }
  Object.defineProperty(document, 'scrollingElement', {
    configurable: true,
    value: {
      get scrollTop() {
        return scrolled
      },
      scrollBy: ({ top }: ScrollToOptions) => {
        scrolled += top ?? 0
      },
    },
  })
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
  lineBoxes.clear()
})

const band = () => {
  const [top, height] = ['--ruler-top', '--ruler-height'].map((name) =>
    Number.parseFloat(ruler.style.getPropertyValue(name)),
  )
  return [top ?? Number.NaN, (top ?? 0) + (height ?? 0)]
}
const point = (clientX: number, clientY: number) =>
  dispatchEvent(new PointerEvent('pointermove', { clientX, clientY, pointerType: 'mouse' }))
const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, altKey: true, shiftKey: true, bubbles: true }))

test('line focus leaves the line of the text that is pointed at, whole', () => {
  addText([200, 230, 260])
  start()
  point(300, 243)
  expect(band()).toEqual([225, 255])
  point(300, 251)
  expect(band()).toEqual([225, 255])
  point(300, 256)
  expect(band()).toEqual([255, 285])
})

test('three and five lines lie around it, not beyond a picture', () => {
  addText([200, 230, 260, 290])
  addText([500])
  start(3)
  point(300, 240)
  expect(band()).toEqual([195, 285])
  start(5)
  expect(band()).toEqual([195, 315])
  point(300, 510)
  expect(band()).toEqual([495, 525])
})

test('keys move it from line to line, over a picture, and near the edge of the window the text moves', () => {
  addText([200, 230])
  addText([400, 700, 730])
  start()
  point(300, 210)
  press('ArrowDown')
  expect(band()).toEqual([225, 255])
  press('ArrowDown')
  expect(band()).toEqual([395, 425])
  press('ArrowDown')
  expect([band(), scrolled]).toEqual([[395, 425], 300])
  press('ArrowUp')
  expect([band(), scrolled]).toEqual([[395, 425], 0])
})

test('a column beside the one that is pointed at has other lines; in the margin all count', () => {
  addText([200, 230], 0, 90)
  addText([217, 247])
  start()
  point(50, 226)
  expect(band()).toEqual([225, 255])
  point(300, 226)
  expect(band()).toEqual([212, 242])
  point(1000, 251)
  expect(band()[1]).toBeGreaterThan(251)
})

test('line focus is as high as its lines without text, and over the text of a picture or box', () => {
  addText([200])
  start(3)
  point(300, 600)
  expect(band()).toEqual([564, 636])
  Object.assign(document, { elementFromPoint: () => document.createElement('textarea') })
  point(300, 210)
  expect(band()).toEqual([174, 246])
})

test('the text may move below it: it stays on lines', () => {
  addText([200, 230, 260])
  start()
  point(300, 240)
  scrolled = 12
  dispatchEvent(new Event('scroll'))
  expect(band()).toEqual([213, 243])
})

test('the element with keyboard focus is seen whole', () => {
  addText([200])
  start()
  const button = document.createElement('button')
  document.body.append(button)
  button.getBoundingClientRect = () => new DOMRect(100, 190, 80, 44)
  Object.assign(button, { matches: (selector: string) => selector === ':focus-visible' })
  button.focus()
  vi.runAllTimers()
  expect(band()).toEqual([190, 234])
})

test('line focus follows the voice: by sentence, and by word once the voice reports words', () => {
  const paragraph = addText([200, 230, 260])
  start()
  const read = (kind: string, top: number, height: number) => {
    const range = document.createRange()
    range.selectNodeContents(paragraph.firstChild as Node)
    range.getBoundingClientRect = () => new DOMRect(100, top, 300, height)
    document.dispatchEvent(new CustomEvent(wordsReadEvent, { detail: { kind, range } }))
    vi.runAllTimers()
  }
  read('sentence', 200, 50)
  expect(band()).toEqual([195, 250])
  read('word', 230, 20)
  expect(band()).toEqual([225, 255])
  read('sentence', 260, 50)
  expect(band()).toEqual([225, 255])
  read('word', 260, 20)
  expect(band()).toEqual([255, 285])
})
