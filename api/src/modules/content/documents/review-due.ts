/** After this time someone should look at a document again. */
export const dueAfterMonths = 6

/** The day so many months before a day such as 2026-11-28. */
export function monthsBefore(day: string, months: number) {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 - months, 1))
  return `${first.toISOString().slice(0, 7)}${day.slice(7)}`
}
