/** A whole number as it is typed, within the bounds; null for anything else. */
export function wholeNumber(text: string, least: number, most: number): number | null {
  const number = /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : Number.NaN
  return number >= least && number <= most ? number : null
}

/** A number that was typed too high or too low, moved to the nearest that is possible; letters stay as they are. */
export function clampTyped(text: string, least: number, most: number): string {
  const found = /^\s*([-+]?)(\d+)(?:[.,]\d*)?\s*$/.exec(text)
  if (!found) return text
  return String(found[1] === '-' ? least : Math.min(most, Math.max(least, Number(found[2]))))
}
