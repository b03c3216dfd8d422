/** docs/product/homes.md#greeting */
export const greetingThresholdDays = 5

export function greetingFor(firstName: string, daysSinceFirstLogin: number): string {
  return `Hi ${firstName}, ${daysSinceFirstLogin <= greetingThresholdDays ? "let's begin..." : 'welcome back...'}`
}
