import type { z } from 'zod'

/** What is wrong with a value, for the person who writes content. Undefined leaves it to zod. */
export const schemaWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'is missing'
  if (issue.code === 'invalid_type') return `must be ${issue.expected}`
  if (issue.code === 'unrecognized_keys') return 'is not a known key'
  if (issue.code === 'too_small') return 'is too short or too small'
  if (issue.code === 'too_big') return 'is too long or too large'
  if (issue.code === 'invalid_value') return `must be one of: ${issue.values.map(String).join(', ')}`
  return undefined
}
