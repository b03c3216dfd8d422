import type { IStylesOptions } from 'docx'

interface ReadingSetting {
  font_family: 'Default' | 'Comic Sans' | 'Open-Dyslexic'
  /** Pixels that are added to the base. */
  font_size: number
}

/** The names under which the fonts are installed. A word processor without one shows its default. */
const fontNames: Record<ReadingSetting['font_family'], string> = {
  Default: 'Atkinson Hyperlegible Next',
  'Comic Sans': 'Comic Sans MS',
  'Open-Dyslexic': 'OpenDyslexic',
}

const basePoints = 12
const pointsAPixel = 0.75
const ink = '1B2333'
const brand = '2F3E9E'
const quiet = '565F73'

/** The person's own font and size, with wide spacing. Word counts sizes in half points and spaces in twentieths of a point. */
export function documentStyles({ font_family, font_size }: ReadingSetting): IStylesOptions {
  const points = basePoints + font_size * pointsAPixel
  const font = fontNames[font_family]
  const heading = (scale: number, color: string, before: number, after: number) => ({
    run: { font, size: halfPoints(points * scale), bold: true, color },
    paragraph: { spacing: { before, after }, keepNext: true, keepLines: true },
  })
  return {
    default: {
      document: {
        run: { font, size: halfPoints(points), color: ink, language: { value: 'en-GB' } },
        paragraph: { spacing: { line: 336, after: 160 } },
      },
      title: heading(2, brand, 0, 60),
      heading1: heading(1.6, brand, 360, 60),
      heading2: heading(1.3, ink, 320, 80),
      heading3: heading(1, ink, 200, 40),
    },
    paragraphStyles: [{ id: 'Quiet', name: 'Quiet', basedOn: 'Normal', next: 'Normal', run: { color: quiet } }],
  }
}

const halfPoints = (points: number) => Math.round(points * 2)
