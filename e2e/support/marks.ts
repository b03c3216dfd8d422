import { expect, type Page } from 'playwright/test'
import { type Colour, type Eyes, lookAtPage } from './eyes.ts'

/**
 * Each icon and drawn mark has 3 : 1 to what it lies on (WCAG 1.4.11), reckoned from the colours that the browser uses: in forced
 * colours those are the system's.
 */
export async function expectMarksSeen(page: Page, where: string): Promise<void> {
  expect(await lookAtPage(page, findFaintMarks), `marks below 3 : 1: ${where}`).toEqual([])
}

/** Shapes of drawings in the page's own markup. Pictures are files, which have their own ground. */
function findFaintMarks({ blank, colourOf, over, contrast }: Eyes): string[] {
  const found = new Set<string>()
  for (const svg of document.querySelectorAll('svg')) {
    if (!svg.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || svg.closest('[inert]')) continue
    // What cannot be used now may be faint.
    if (svg.closest('[aria-disabled="true"], :disabled')) continue
    const ground = groundOf(svg)
    const contrasts = [...svg.querySelectorAll('path, circle, rect, line, polyline')].flatMap((shape) =>
      paintsOf(shape).map((paint) => contrast(over(paint, ground), ground)),
    )
    // A mark is recognised by its clearest part: the rest may be its ground or its shade.
    const clearest = Math.max(...contrasts)
    if (contrasts.length > 0 && clearest < 3) found.add(`${clearest.toFixed(2)} ${nameOf(svg)}`)
  }
  return [...found]

  function groundOf(element: Element): Colour {
    const layers: Colour[] = []
    for (let at: Element | null = element; at; at = at.parentElement) {
      const colour = colourOf(getComputedStyle(at).backgroundColor)
      if (colour[3] > 0) layers.push(colour)
      if (colour[3] === 1) break
    }
    return layers.reduceRight((ground, layer) => over(layer, ground), blank())
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

  function nameOf(svg: Element): string {
    const owner = svg.closest('a, button, li, tr, label, p, h2, section') ?? svg.parentElement
    return `${svg.getAttribute('class')} at "${owner?.textContent?.trim().slice(0, 40)}"`
  }
}
