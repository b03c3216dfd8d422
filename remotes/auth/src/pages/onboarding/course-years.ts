const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place)

/** Spec 5: from 5 years before the end year (or now) to the end year (or 5 years ahead). */
export function startYears(endYear: number | null, thisYear: number): number[] {
  return range((endYear ?? thisYear) - 5, endYear ?? thisYear + 5)
}

/** Spec 5: from the start year to 7 years after it. */
export function endYears(startYear: number): number[] {
  return range(startYear, startYear + 7)
}

/** The years with the one already chosen among them: a choice once made never drops out of its own list. */
export function withChosen(years: number[], chosen: number | null): number[] {
  if (chosen === null || years.includes(chosen)) return years
  return [...years, chosen].sort((a, b) => a - b)
}
