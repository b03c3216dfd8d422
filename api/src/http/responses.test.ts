import { expect, test } from 'vitest'
import { z } from 'zod'
import { responseCompiler } from './responses.ts'

const serializerOf = (schema: z.ZodType, checksResponses = false) =>
  responseCompiler({ checksResponses })({ schema, method: 'GET', url: '/things' })

const thing = z.object({
  name: z.string(),
  size: z.int().nullable(),
  kind: z.enum(['big', 'small']),
  note: z.string().nullish(),
  parts: z.array(z.object({ done: z.boolean() })),
})
const whole = { name: '“Ünï” </script>\n', size: null, kind: 'big', parts: [{ done: true }] } as const

test.each([false, true])('an answer has what its contract names, and nothing else (checked: %s)', (checksResponses) => {
  const write = serializerOf(thing, checksResponses)
  const text = write({ ...whole, secret: 'x', parts: [{ done: true, secret: 'y' }] })
  expect(JSON.parse(text)).toEqual(whole)
  expect(JSON.parse(write({ ...whole, size: 3, note: null }))).toEqual({ ...whole, size: 3, note: null })
})

test('an answer that lacks something is an error, never a wrong answer', () => {
  const { name: _, ...nameless } = whole
  expect(() => serializerOf(thing)(nameless)).toThrow('name')
})

test('a value of another kind is an error where answers are checked', () => {
  expect(() => serializerOf(thing, true)({ ...whole, kind: 'huge' })).toThrow()
  expect(() => serializerOf(thing, true)({ ...whole, size: 1.5 })).toThrow()
})

test('the contract writes what only it can: choices and defaults', () => {
  const choice = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text: z.string() }),
    z.object({ kind: z.literal('picture'), file: z.string() }),
  ])
  const page = z.object({ blocks: z.array(choice) })
  const blocks = [{ kind: 'picture', file: 'a.webp' }]
  expect(JSON.parse(serializerOf(page)({ blocks: [{ ...blocks[0], secret: 1 }] }))).toEqual({ blocks })
})
