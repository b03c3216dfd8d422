/** Two colours as `color-mix()` mixes them in sRGB: this share of the one, and the rest of the other. */
export function mixed(one: string, other: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const mix = (at: number) => Math.round(channel(one, at) * share + channel(other, at) * (1 - share))
  return `#${[1, 3, 5].map((at) => mix(at).toString(16).padStart(2, '0')).join('')}`
}
