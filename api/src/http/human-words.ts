import type { FailureBody } from '@stepwise/shared/contracts'
import type { z } from 'zod'

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
}

/** What is wrong with a value, in words for the person who sent it. Messages of the contract itself come first. */
export const humanWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This is required.'
        : `This must be ${kinds[issue.expected] ?? issue.expected}.`
    case 'too_small':
      return issue.origin === 'string'
        ? `This must have at least ${issue.minimum} characters.`
        : `This must be at least ${issue.minimum}.`
    case 'too_big':
      if (issue.origin === 'string') return `This must have at most ${issue.maximum} characters.`
      if (issue.origin === 'array') return `This must have at most ${issue.maximum} entries.`
      return `This must be at most ${issue.maximum}.`
    case 'invalid_value':
      return `This must be one of: ${issue.values.map(String).join(', ')}.`
    default:
      return 'This is not valid.'
  }
}

/**
 * Messages by field (spec 7). A field is named as the form knows it: without the noun that wraps the body (`user.email`
 * is `email`) and without places in lists.
 */
export function errorsByField(issues: readonly z.core.$ZodIssue[]): FailureBody['errors'] {
  const errors: FailureBody['errors'] = {}
  for (const { path, message } of issues) {
    const names = path.filter((part) => typeof part === 'string')
    const field = names.slice(names.length > 1 ? 1 : 0).join('.') || 'body'
    const messages = errors[field] ?? []
    if (!messages.includes(message)) errors[field] = [...messages, message]
  }
  return errors
}

/** Text that PostgreSQL cannot hold: a NUL character anywhere in a value. */
export function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (Array.isArray(value)) return value.some(hasNul)
  if (value !== null && typeof value === 'object') return Object.values(value).some(hasNul)
  return false
}
