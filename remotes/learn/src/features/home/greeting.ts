/** Spec 9: up to this many days after the first login a person is greeted as somebody who begins. */
export const greetingThresholdDays = 5

const msPerDay = 24 * 60 * 60 * 1000

/** Whole days from one moment to a later one, both in ms. */
export function daysBetween(from: number, to: number): number {
  return Math.floor((to - from) / msPerDay)
}

/** The words at the top of the home (spec 2.4, 4). */
export function greetingFor(firstName: string, daysSinceFirstLogin: number): string {
  return `Hi ${firstName}, ${daysSinceFirstLogin <= greetingThresholdDays ? "let's begin..." : 'welcome back...'}`
}
