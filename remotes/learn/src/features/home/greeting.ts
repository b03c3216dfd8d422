/** docs/product/homes.md#greeting */
export const greetingThresholdDays = 5

const msPerDay = 24 * 60 * 60 * 1000

/** Whole days from one moment to a later one, both in ms. */
export function daysBetween(from: number, to: number): number {
  return Math.floor((to - from) / msPerDay)
}

export function greetingFor(firstName: string, daysSinceFirstLogin: number): string {
  return `Hi ${firstName}, ${daysSinceFirstLogin <= greetingThresholdDays ? "let's begin..." : 'welcome back...'}`
}
