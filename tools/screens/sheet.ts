import type { Browser } from 'playwright'
import sharp from 'sharp'
import type { Screen, Size, Theme } from './screens.ts'

const gap = 8
const label = 18
const colours = { light: ['#E4E1DA', '#1B2333'], dark: ['#3A4255', '#E9ECF5'] }

/** A sheet of screens with their names, as WebP. A browser draws it. */
export async function drawSheet(
  browser: Browser,
  theme: Theme,
  { smallWidth: width, columns }: Size,
  shown: [Screen, Buffer][],
): Promise<Buffer> {
  const figures = shown.map(async ([{ edition, name }, png]) => {
    const small = await sharp(png).resize({ width }).png().toBuffer()
    return `<figure><img src="data:image/png;base64,${small.toString('base64')}"><figcaption>${edition}: ${name}</figcaption></figure>`
  })
  const [background, ink] = colours[theme]
  const page = await browser.newPage({ viewport: { width: columns * (width + gap) + gap, height: 100 } })
  await page.setContent(`<style>
    body { margin: 0; padding: ${gap}px; display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: ${gap}px; background: ${background}; color: ${ink} }
    figure { margin: 0 }
    img { display: block }
    figcaption { font: 13px/${label}px sans-serif; white-space: nowrap; overflow: hidden }
  </style>${(await Promise.all(figures)).join('')}`)
  const png = await page.screenshot({ fullPage: true })
  await page.close()
  return sharp(png).webp({ quality: 78, effort: 6 }).toBuffer()
}
