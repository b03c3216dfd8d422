import { expect, type Page } from 'playwright/test'
import { type Eyes, lookAtPage } from './eyes.ts'

/** As printed now (`emulateMedia`), all text is dark, and what it lies on is white. */
export async function expectPrintColours(page: Page, where: string): Promise<void> {
  // What is no longer shown on paper fades out.
  await expect.poll(() => lookAtPage(page, findScreenColours), { message: `colours on paper: ${where}` }).toEqual([])
}

/** How many sheets of A4 the page takes. */
export async function countSheets(page: Page): Promise<number> {
  const file = await page.pdf({ format: 'A4' })
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

function findScreenColours({ colourOf, textsIn }: Eyes): string[] {
  const found = new Set<string>()
  for (const { words, element } of textsIn(document.body)) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const { width, height } = element.getBoundingClientRect()
    if (width <= 2 || height <= 2 || element.closest('[data-live-region], .vds-captions')) continue
    const ink = brightnessOf(getComputedStyle(element).color) ?? 0
    const ground = groundOf(element)
    if (ink > 0.4 || ground < 0.85) found.add(`"${words.slice(0, 40)}": ${ink.toFixed(2)} on ${ground.toFixed(2)}`)
  }
  return [...found]

  /** 0 for black to 1 for white; null for what cannot be seen. */
  function brightnessOf(colour: string): number | null {
    const [red, green, blue, alpha] = colourOf(colour)
    return alpha < 0.5 ? null : (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
  }

  /** Paper is white. */
  function groundOf(element: Element): number {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const brightness = brightnessOf(getComputedStyle(at).backgroundColor)
      if (brightness !== null) return brightness
    }
    return 1
  }
}
