/** docs/product/steps-and-player.md#card-colour */
export const defaultCardColour = '#887CD9'

const light = '#ffffff'
const dark = '#0b0e16'

/** White if its contrast is enough (WCAG AA, 4.5), otherwise near-black. */
export function textOn(colour: string): string {
  return contrast(colour, light) >= 4.5 ? light : dark
}

/** The contrast ratio of two colours like #2F7D3A (WCAG 2). */
export function contrast(one: string, other: string): number {
  const [brighter, darker] = [luminance(one), luminance(other)].sort((first, second) => second - first) as [
    number,
    number,
  ]
  return (brighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
