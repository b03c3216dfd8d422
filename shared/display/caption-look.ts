import type { DisplaySetting } from './setting.ts'

/** Caption colours. The contrast of each pair is computed by caption-look.test.ts. */
export interface CaptionPair {
  value: DisplaySetting['captionColours']
  name: string
  text: string
  background: string
  /** How much of the background covers the picture: 1 is all. */
  cover: number
}

export const captionPairs: readonly [CaptionPair, ...CaptionPair[]] = [
  { value: 'white-on-black', name: 'White on black', text: '#FFFFFF', background: '#000000', cover: 0.85 },
  { value: 'yellow-on-black', name: 'Yellow on black', text: '#FFF200', background: '#000000', cover: 1 },
  { value: 'black-on-white', name: 'Black on white', text: '#000000', background: '#FFFFFF', cover: 1 },
  { value: 'black-on-cream', name: 'Black on cream', text: '#000000', background: '#FBF3DE', cover: 1 },
]

/** CSS variables for captions and what shows how they look. A host of an earlier release knows none of these settings. */
export function captionStyle({ captionSize = 100, captionColours }: Partial<DisplaySetting>) {
  const pair = captionPairs.find(({ value }) => value === captionColours) ?? captionPairs[0]
  return {
    '--caption-text': pair.text,
    '--caption-background': `color-mix(in srgb, ${pair.background} ${pair.cover * 100}%, transparent)`,
    '--caption-scale': `${captionSize / 100}`,
  }
}
