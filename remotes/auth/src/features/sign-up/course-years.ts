const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/**
 * From 5 years before the end year (or now) to the end year (or 5 years from now). What is offered without an end year stays: the end
 * moves with the start (docs/product/accounts.md#course-years).
 */
export function startYears(endYear: number | null, thisYear: number): number[] {
  const end = endYear ?? thisYear
  return range(Math.min(end, thisYear) - 5, Math.max(end, thisYear + 5))
}

/** From the start year to 7 years after it. */
export function endYears(startYear: number): number[] {
  return range(startYear, startYear + 7)
}

/** The end year after another start year was chosen: the same if it can be, else so that the course stays as long as it was. */
export function movedEndYear(newStart: number, { start, end }: { start: number | null; end: number }): number {
  if (endYears(newStart).includes(end)) return end
  return newStart + (start === null ? 0 : end - start)
}

/** Adds the chosen year when it is missing: a course that began long ago would lose its start year. */
export function withChosen(years: number[], chosen: number | null): number[] {
  if (chosen === null || years.includes(chosen)) return years
  return [...years, chosen].sort((a, b) => a - b)
}
