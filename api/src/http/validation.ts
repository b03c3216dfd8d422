import type { FailureBody } from '@stepwise/shared/contracts'
import type { FastifySchemaCompiler } from 'fastify'
import { z } from 'zod'
import { Failure, notFound } from './failures.ts'
import { storable } from './storable.ts'

const generalMessage = 'Please check what you entered.'

/** Checks params, query and body against their contract. An address that cannot exist is a 404, anything else a 422. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  return (data: unknown) => {
    const parsed = z.safeParse(schema, data ?? {}, { error: messageOfIssue })
    if (!parsed.success) {
      if (httpPart === 'params') return { error: notFound() }
      const errors = errorsByField(parsed.error.issues)
      return { error: new Failure(422, buildMessage(errors), { errors }) }
    }
    return storable(parsed.data)
  }
}

/** A single message that is a sentence of its own, such as the contracts hold; otherwise the general one. */
function buildMessage(errors: FailureBody['errors']) {
  const messages = Object.values(errors).flat()
  const [first] = messages
  return messages.length === 1 && first && !first.startsWith('This ') ? first : generalMessage
}

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
}

/** What is wrong with a value, for the person who sent it. A message in the contract itself comes first. */
export const messageOfIssue: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This is required.'
        : `This must be ${typeNames[issue.expected] ?? issue.expected}.`
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
 * Messages by field, each named as the form knows it: without the noun that wraps the body (`user.email` is `email`) and
 * without indexes of lists (docs/product/wire.md#failure-body).
 */
function errorsByField(issues: readonly z.core.$ZodIssue[]): FailureBody['errors'] {
  const errors: FailureBody['errors'] = {}
  for (const { path, message } of issues) {
    const names = path.filter((part) => typeof part === 'string')
    const field = names.slice(names.length > 1 ? 1 : 0).join('.') || 'body'
    const messages = errors[field] ?? []
    if (!messages.includes(message)) errors[field] = [...messages, message]
  }
  return errors
}
