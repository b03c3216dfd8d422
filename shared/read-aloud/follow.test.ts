import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bringIntoSight, findScroller, stopScrolling, watchOwnScrolling } from './follow.ts'

beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <header><button>Elsewhere</button></header>
      <div id="panel" style="overflow-y: auto"><p>Words</p></div>
      <fieldset><select aria-label="Speed"></select><button>Pause</button></fieldset>
    </main>
    <helper-toolbar></helper-toolbar>`
})
afterEach(() => {
  document.documentElement.removeAttribute('style')
  Reflect.deleteProperty(Range.prototype, 'getBoundingClientRect')
})

const element = (selector: string) => document.querySelector(selector) as HTMLElement
const rect = (top: number, height: number) => ({ top, bottom: top + height }) as DOMRect

/** jsdom lays nothing out: the places of the words are given. */
function show(words: DOMRect, { isReduced = false } = {}) {
  Range.prototype.getBoundingClientRect = () => words
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isReduced } as MediaQueryList)
  document.documentElement.style.scrollPadding = '80px 0 96px'
  const scrollBy = vi.fn()
  document.documentElement.scrollBy = scrollBy
  const range = document.createRange()
  range.selectNodeContents(element('p'))
  bringIntoSight(range)
  return scrollBy
}

// jsdom's window is 768 px high: 80 to 672 is in sight, and a fifth below its beginning is 198.
test.each([
  ['is in sight', rect(80, 592), undefined],
  ['lies under the top bar', rect(70, 20), -128.4],
  ['lies under what is at the foot', rect(660, 20), 461.6],
  ['is far above', rect(-1000, 20), -1198.4],
  ['is higher than what is in sight', rect(600, 900), 401.6],
])('words: when their line %s', (_, words, top) => {
  const scrollBy = show(words)
  if (top === undefined) expect(scrollBy).not.toHaveBeenCalled()
  else expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: expect.closeTo(top), behavior: 'smooth' })
})

test('with reduced motion it jumps', () => {
  const jump = expect.objectContaining({ behavior: 'instant' })
  expect(show(rect(-1000, 20), { isReduced: true })).toHaveBeenCalledWith(jump)
})

test('a scroll under way is stopped where it is, one that has come to its end is not', () => {
  const scrollTo = vi.fn()
  document.documentElement.scrollTo = scrollTo
  show(rect(-1000, 20))
  document.dispatchEvent(new Event('scrollend'))
  stopScrolling()
  expect(scrollTo).not.toHaveBeenCalled()
  show(rect(-1000, 20))
  document.documentElement.scrollTop = 120
  stopScrolling()
  stopScrolling()
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 120, behavior: 'instant' })
})

test('a part that scrolls by itself is scrolled, or else the page', () => {
  expect(findScroller(element('p'))).toBe(document.documentElement)
  vi.spyOn(element('#panel'), 'scrollHeight', 'get').mockReturnValue(900)
  expect(findScroller(element('p'))).toBe(element('#panel'))
})

const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true })

test.each([
  ['the wheel', 'p', new WheelEvent('wheel', { bubbles: true }), true],
  ['a finger', 'p', new Event('touchmove', { bubbles: true }), true],
  ['the scroll bar', 'html', new Event('pointerdown', { bubbles: true }), true],
  ['a click', 'p', new Event('pointerdown', { bubbles: true }), false],
  ['a key that scrolls', 'p', key('PageDown'), true],
  ['another key', 'p', key('a'), false],
  ['the space bar on a button', 'header button', key(' '), false],
  ['an arrow in a list of the bar', 'select', key('ArrowDown'), false],
  ['the focus elsewhere', 'header button', new FocusEvent('focusin', { bubbles: true }), true],
  ['the focus in a toolbar of other software', 'helper-toolbar', new FocusEvent('focusin', { bubbles: true }), false],
  ['a key in a toolbar of other software', 'helper-toolbar', key('PageDown'), false],
  ['the focus in the bar', 'fieldset button', new FocusEvent('focusin', { bubbles: true }), false],
])('%s', (_, target, event, goesElsewhere) => {
  const onScrolled = vi.fn()
  const stop = watchOwnScrolling(element('fieldset'), onScrolled)
  element(target).dispatchEvent(event)
  expect(onScrolled).toHaveBeenCalledTimes(goesElsewhere ? 1 : 0)
  stop()
  element('p').dispatchEvent(new WheelEvent('wheel', { bubbles: true }))
  expect(onScrolled).toHaveBeenCalledTimes(goesElsewhere ? 1 : 0)
})
