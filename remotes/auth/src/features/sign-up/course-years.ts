const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** From 5 years before the end year (or now) to the end year (or 5 years from now). */
export function startYears(endYear: number | null, thisYear: number): number[] {
  return range((endYear ?? thisYear) - 5, endYear ?? thisYear + 5)
}

/** From the start year to 7 years after it. */
export function endYears(startYear: number): number[] {
  return range(startYear, startYear + 7)
}

/** Adds the chosen year when it is missing: a seven-year course would lose its start year from a list of five. */
export function withChosen(years: number[], chosen: number | null): number[] {
  if (chosen === null || years.includes(chosen)) return years
  return [...years, chosen].sort((a, b) => a - b)
}
