const keyOf = (userId: string) => `stepwise.first-login.${userId}`

/** When this person first signed in on this browser, in ms (spec 3); from now on today, if nothing is known. */
export function firstLoginOf(userId: string): number {
  const kept = Date.parse(localStorage.getItem(keyOf(userId)) ?? '')
  if (!Number.isNaN(kept)) return kept
  const now = new Date()
  localStorage.setItem(keyOf(userId), now.toISOString())
  return now.getTime()
}
