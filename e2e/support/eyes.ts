import type { Page } from 'playwright/test'

export type Colour = [red: number, green: number, blue: number, alpha: number]

/** What a check that runs in the page sees it with. */
export type Eyes = ReturnType<typeof openEyes>

/** Runs a check in the page. It uses nothing from outside itself but what it is given. */
export const lookAtPage = <Found>(page: Page, find: (eyes: Eyes) => Found): Promise<Found> =>
  page.evaluate(`(${find})((${openEyes})())`)

/** Runs in the page. */
function openEyes() {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const colours = new Map<string, Colour>()

  function colourOf(paint: string): Colour {
    const known = colours.get(paint)
    if (known) return known
    if (!canvas) throw new Error('No canvas to read colours with')
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = paint
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    const colour: Colour = [red, green, blue, alpha / 255]
    colours.set(paint, colour)
    return colour
  }

  /** The colour of an empty page; the device's own in forced colours. */
  function blank(): Colour {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.backgroundColor = 'Canvas'
    const colour = colourOf(getComputedStyle(probe).backgroundColor)
    probe.remove()
    return colour
  }

  function over([red, green, blue, alpha]: Colour, [r, g, b]: Colour): Colour {
    const mix = (top: number, below: number) => top * alpha + below * (1 - alpha)
    return [mix(red, r), mix(green, g), mix(blue, b), 1]
  }

  /** From 1 to 21, as WCAG reckons it. */
  function contrast(one: Colour, other: Colour): number {
    const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
    return (lighter + 0.05) / (darker + 0.05)
  }

  function luminance([red, green, blue]: Colour): number {
    const channel = (byte: number) =>
      byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4
    return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)
  }

  /** The texts below an element, each with its own element and its place. */
  function* textsIn(root: Element) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const [words, element] = [text.textContent?.trim(), text.parentElement]
      if (!words || !element) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      yield { text, words, element, range }
    }
  }

  const isClipped = (element: Element) => getComputedStyle(element).clipPath.startsWith('inset(50%')

  return { blank, colourOf, over, contrast, textsIn, isClipped }
}
