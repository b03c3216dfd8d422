/** “10:32”, or with the day if it was another one: “3 March, 10:32”. In the person's time zone. */
export function timeWords(moment: string, now = new Date()): string {
  const date = new Date(moment)
  const time = date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  if (date.toDateString() === now.toDateString()) return time
  return `${date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })}, ${time}`
}
