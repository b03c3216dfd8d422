/** Spec 5 and 9. */
export const mostTopics = 1000

/** Days until the exam for each topic, rounded to the nearest half; 0 when there are no days or no topics. */
export function daysPerTopic(days: number, topics: number): number {
  if (days <= 0 || topics <= 0) return 0
  return Math.round((days / topics) * 2) / 2
}

/** What the rounded number leaves open, in words; null when it says all. */
export function paceNote(days: number, topics: number): string | null {
  if (days < 0) return 'The date has passed, so there are no days left to plan.'
  if (days === 0) return 'The date is today, so there are no days left to plan.'
  if (topics === 0) return 'There are no topics to share the days between.'
  if (topics <= days) return null
  const each = Math.ceil(topics / days)
  return `There are more topics than days: plan for about ${each} topics a day.`
}
