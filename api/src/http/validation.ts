import type { FastifySchemaCompiler } from 'fastify'
import { z } from 'zod'
import { Failure, notFound } from './failures.ts'
import { errorsByField, hasNul, humanWords } from './human-words.ts'

const advice = 'Please check what you entered.'

/** Checks params, query and body against their contract. An address that cannot exist is a 404, anything else a 422. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  return (data: unknown) => {
    const parsed = z.safeParse(schema, data ?? {}, { error: humanWords })
    if (!parsed.success) {
      if (httpPart === 'params') return { error: notFound() }
      const errors = errorsByField(parsed.error.issues)
      return { error: new Failure(422, messageOf(errors), { errors }) }
    }
    if (hasNul(parsed.data)) return { error: new Failure(422, 'A text has a character that cannot be stored.') }
    return { value: parsed.data }
  }
}

/** The one thing that is wrong when it says so in a sentence of its own, or else a general advice. */
function messageOf(errors: Record<string, string[]>) {
  const messages = Object.values(errors).flat()
  const [first] = messages
  return messages.length === 1 && first && !first.startsWith('This ') ? first : advice
}
