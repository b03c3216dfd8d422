/** The day so many days after a moment, on this device, as text such as 2026-11-28. */
export function dayAfter(days: number, now = new Date()): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)
  const [month, date] = [day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${day.getFullYear()}-${month}-${date}`
}
