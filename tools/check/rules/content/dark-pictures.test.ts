import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

// Each drawn picture is drawn for dark in the same file: `picture.svg#dark` makes its root the `:target`.

const images = join(import.meta.dirname, '../../../../content/images')
const folders = ['modules', 'scenes', 'tools', 'wellbeing', 'landing', 'apps', 'stretches']
const pictures = folders.flatMap((folder) =>
  readdirSync(join(images, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
)

const attribute = (element: string, name: string) => element.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1]

/** The first rectangle as large as the picture, or undefined in a picture without a background. */
const backgroundOf = (svg: string) => {
  const [, , width, height] = attribute(svg, 'viewBox')?.split(' ') ?? []
  return svg
    .match(/<rect [^>]*>/g)
    ?.find((rect) => attribute(rect, 'width') === width && attribute(rect, 'height') === height)
}

/** The colour that a rule such as `:target [fill="#ECE9FB"]{fill:#2B2659}` gives, or the colour itself. */
const darkFill = (style: string, colour: string) => {
  const rules = [...style.matchAll(/([^{}]+)\{([^}]*)\}/g)]
  const rule = rules.find(([, selectors]) =>
    selectors?.split(',').some((one) => one.trim() === `:target [fill="${colour}"]`),
  )
  return rule?.[2]?.match(/fill:(#[0-9A-Fa-f]{6})/)?.[1] ?? colour
}

const luminance = (colour: string) => {
  const [red = 1, green = 1, blue = 1] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('every folder has pictures', () => {
  for (const folder of folders) expect(pictures.some((picture) => picture.startsWith(`${folder}/`))).toBe(true)
})

describe.each(pictures)('%s', (picture) => {
  const svg = readFileSync(join(images, picture), 'utf8')
  const root = svg.match(/<svg [^>]*>/)?.[0] ?? ''
  const style = svg.match(/<style>([^<]*)<\/style>/)?.[1] ?? ''

  test('is drawn for dark too', () => {
    expect(attribute(root, 'id')).toBe('dark')
    expect(style).toContain(':target ')
  })

  test('has a dark background in dark, if it has one', () => {
    const background = backgroundOf(svg)
    if (!background) return
    const colour = attribute(background, 'fill') ?? ''
    expect(colour).toMatch(/^#[0-9A-F]{6}$/)
    expect(luminance(darkFill(style, colour))).toBeLessThan(0.08)
  })

  test('runs no script and loads nothing', () => {
    expect(svg).not.toContain('<script')
    expect(svg).not.toContain('@import')
    expect(svg.replaceAll('xmlns="http://www.w3.org/2000/svg"', '')).not.toContain('http')
  })
})
