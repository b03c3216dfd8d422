interface ColourPair {
  background: string
  text: string
}

/** Whether the text is darker than its background. Colours are like `#1B2333`. */
export function isDarkOnLight({ background, text }: ColourPair): boolean {
  return brightness(text) < brightness(background)
}

function brightness(colour: string): number {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  return channel(1) * 0.299 + channel(3) * 0.587 + channel(5) * 0.114
}
