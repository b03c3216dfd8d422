import { expect, type Page } from 'playwright/test'

/**
 * Each icon and drawn mark has 3 : 1 to what it lies on (WCAG 1.4.11), reckoned from the colours that the browser uses: in forced
 * colours those are the system's.
 */
export async function expectMarksSeen(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(findFaintMarks), `marks below 3 : 1: ${where}`).toEqual([])
}

/** Shapes of drawings in the page's own markup. Pictures are files, which have their own ground. */
function findFaintMarks(): string[] {
  const found = new Set<string>()
  for (const svg of document.querySelectorAll('svg')) {
    if (!svg.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || svg.closest('[inert]')) continue
    // What cannot be used now may be faint.
    if (svg.closest('[aria-disabled="true"], :disabled')) continue
    const ground = groundOf(svg)
    const contrasts = [...svg.querySelectorAll('path, circle, rect, line, polyline')].flatMap((shape) =>
      paintsOf(shape).map((paint) => contrastOf(over(paint, ground), ground)),
    )
    // A mark is recognised by its clearest part: the rest may be its ground or its shade.
    const clearest = Math.max(...contrasts)
    if (contrasts.length > 0 && clearest < 3) found.add(`${clearest.toFixed(2)} ${nameOf(svg)}`)
  }
  return [...found]

  type Colour = [red: number, green: number, blue: number, alpha: number]

  function colourOf(value: string): Colour {
    const canvas = document.createElement('canvas')
    canvas.width = 1
    canvas.height = 1
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('no canvas')
    context.fillStyle = value
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }

  function over([red, green, blue, alpha]: Colour, [r, g, b]: Colour): Colour {
    const mixed = (front: number, back: number) => front * alpha + back * (1 - alpha)
    return [mixed(red, r), mixed(green, g), mixed(blue, b), 1]
  }

  function groundOf(element: Element): Colour {
    const layers: Colour[] = []
    for (let at: Element | null = element; at; at = at.parentElement) {
      const colour = colourOf(getComputedStyle(at).backgroundColor)
      if (colour[3] > 0) layers.push(colour)
      if (colour[3] === 1) break
    }
    const canvas = colourOf('Canvas')
    return layers.reduceRight((ground, layer) => over(layer, ground), [canvas[0], canvas[1], canvas[2], 1])
  }

  function paintsOf(shape: Element): Colour[] {
    const { fill, stroke, fillOpacity, strokeOpacity, opacity } = getComputedStyle(shape)
    const paints: [string, string][] = [
      [fill, fillOpacity],
      [stroke, strokeOpacity],
    ]
    return paints.flatMap(([paint, part]): Colour[] => {
      if (paint === 'none' || paint.startsWith('url')) return []
      const [red, green, blue, alpha] = colourOf(paint)
      const seen = alpha * Number(part) * Number(opacity)
      return seen === 0 ? [] : [[red, green, blue, seen]]
    })
  }

  function contrastOf(one: Colour, other: Colour): number {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }

  function luminance([red, green, blue]: Colour): number {
    const part = (value: number) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
    return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
  }

  function nameOf(svg: Element): string {
    const owner = svg.closest('a, button, li, tr, label, p, h2, section') ?? svg.parentElement
    return `${svg.getAttribute('class')} at "${owner?.textContent?.trim().slice(0, 40)}"`
  }
}
