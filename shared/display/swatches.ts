/** Colours for reading. The contrast of each pair is 11.6 : 1 or more: docs/swatches.md, computed by swatches.test.ts. */
export interface Swatch {
  name: string
  background: string
  text: string
}

export const swatches: readonly Swatch[] = [
  { name: 'Paper', background: '#FFFFFF', text: '#1B2333' },
  { name: 'Cream', background: '#FBF3DE', text: '#1F2430' },
  { name: 'Peach', background: '#FDE3CF', text: '#2B1D14' },
  { name: 'Butter', background: '#FFF4B8', text: '#26230F' },
  { name: 'Mint', background: '#DDF3E4', text: '#13291C' },
  { name: 'Sky', background: '#DCEBFA', text: '#12263D' },
  { name: 'Lilac', background: '#E9E3FA', text: '#241A45' },
  { name: 'Rose', background: '#FBE1E8', text: '#3A1220' },
  { name: 'Sand', background: '#E8DFD0', text: '#2A241B' },
  { name: 'Stone', background: '#D9DDE3', text: '#1A2028' },
  { name: 'Slate', background: '#2A3342', text: '#F2F5F9' },
  { name: 'Midnight', background: '#10182B', text: '#E6EDFF' },
  { name: 'Forest', background: '#12291E', text: '#DFF5E6' },
  { name: 'Black and yellow', background: '#000000', text: '#FFF200' },
  { name: 'Black and white', background: '#000000', text: '#FFFFFF' },
]

interface ChosenColours {
  backgroundColor: string | null
  fontColor: string | null
}

/** What the chosen colours are called; undefined without any, or for colours that are in no swatch. */
export function swatchName({ backgroundColor, fontColor }: ChosenColours): string | undefined {
  const isSame = (one: string | null, other: string) => one?.toUpperCase() === other
  return swatches.find(({ background, text }) => isSame(backgroundColor, background) && isSame(fontColor, text))?.name
}
