import { isDeepStrictEqual } from 'node:util'
import fastJsonStringify, { type Schema } from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import { serializerCompiler as checkingCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'

type JsonSchema = Exclude<z.core.JSONSchema.JSONSchema, boolean>

/**
 * How responses become JSON: what their contract names, nothing else. A contract of plain values is compiled, because checking each value
 * against it takes longer than the rest of the call; the tests check them all (`checksResponses`).
 */
export function responseCompiler({
  checksResponses,
}: {
  checksResponses: boolean
}): FastifySerializerCompiler<z.ZodType> {
  return (route) => {
    const checked = checkingCompiler(route)
    const plain = plainSchema(z.toJSONSchema(route.schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema)
    if (!plain) return checked
    const compiled = fastJsonStringify(plain)
    if (!checksResponses) return compiled
    return (response) => {
      const wanted = JSON.parse(checked(response))
      const text = compiled(response)
      if (!isDeepStrictEqual(wanted, JSON.parse(text)))
        throw new Error(`${route.method} ${route.url}: ${text} instead of what its contract says.`)
      return text
    }
  }
}

/** Only what the compiled code needs; undefined where only zod can tell what is written: of a choice, or with a default. */
function plainSchema({ anyOf, oneOf, allOf, not, $ref, default: preset, ...schema }: JsonSchema): Schema | undefined {
  if (oneOf || allOf || not || $ref || preset !== undefined) return
  if (anyOf) {
    const [value, none] = anyOf
    if (anyOf.length !== 2 || typeof value !== 'object' || typeof none !== 'object' || none.type !== 'null') return
    const plain = plainSchema(value)
    return plain && ({ ...plain, nullable: true } as Schema)
  }
  if (Array.isArray(schema.type)) {
    const [type, none, ...others] = schema.type
    const plain = type && none === 'null' && others.length === 0 ? plainSchema({ ...schema, type }) : undefined
    return plain && ({ ...plain, nullable: true } as Schema)
  }
  switch (schema.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type: schema.type }
    case 'integer':
      return { type: 'integer' }
    case 'array': {
      const items =
        typeof schema.items === 'object' && !Array.isArray(schema.items) ? plainSchema(schema.items) : undefined
      return items && { type: 'array', items }
    }
    case 'object': {
      const properties = Object.entries(schema.properties ?? {}).map(
        ([name, value]) => [name, typeof value === 'object' ? plainSchema(value) : undefined] as const,
      )
      if (properties.some(([, value]) => !value) || typeof schema.additionalProperties === 'object') return
      return {
        type: 'object',
        properties: Object.fromEntries(properties) as Record<string, Schema>,
        required: schema.required ?? [],
      }
    }
  }
}
