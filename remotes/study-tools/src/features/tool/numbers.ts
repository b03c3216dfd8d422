/** The whole number in the text if it is within the bounds; null otherwise. */
export function wholeNumber(text: string, least: number, most: number): number | null {
  const number = /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : Number.NaN
  return number >= least && number <= most ? number : null
}

/** The number in the text moved into the bounds, as text; anything else stays as typed. */
export function clampTyped(text: string, least: number, most: number): string {
  const found = /^\s*([-+]?)(\d+)(?:[.,]\d*)?\s*$/.exec(text)
  if (!found) return text
  return String(found[1] === '-' ? least : Math.min(most, Math.max(least, Number(found[2]))))
}
