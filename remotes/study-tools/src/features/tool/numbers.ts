/** The whole number in the text if it is within the bounds; null otherwise. */
export function wholeNumber(text: string, least: number, most: number): number | null {
  const number = /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : Number.NaN
  return number >= least && number <= most ? number : null
}

/** The percentage in the text, with at most two decimals, such as 33, 12.5, 12,5 or 33.33 %, from 0 to `most`; null otherwise. */
export function percentage(text: string, most: number): number | null {
  const found = /^\s*(\d{1,3})(?:[.,](\d{1,2}))?\s*%?\s*$/.exec(text)
  if (!found) return null
  const number = Number(`${found[1]}.${found[2] ?? 0}`)
  return number <= most ? number : null
}

/** The number in the text moved into the bounds, as text; anything else stays as typed. */
export function clampTyped(text: string, least: number, most: number): string {
  const found = /^\s*([-+]?)(\d+)(?:[.,]\d*)?\s*$/.exec(text)
  if (!found) return text
  return String(found[1] === '-' ? least : Math.min(most, Math.max(least, Number(found[2]))))
}
