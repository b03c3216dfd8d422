import { isMap, isNode, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import type { ContentFiles } from './files.ts'

/** The values of a file, and the line of each. */
export interface Located<Value> {
  value: Value
  findLine: (path: readonly PropertyKey[]) => number
}

/** Reads `file` as YAML of the given form; reports what is wrong with it and returns undefined then. */
export function readYaml<Schema extends z.ZodType>(files: ContentFiles, file: string, schema: Schema) {
  const text = files.read(file)
  if (text === undefined) {
    files.fail(file, 1, 'the file is missing')
    return undefined
  }
  return parseYaml(files, file, text, schema)
}

/** Like readYaml, for a text that begins at line `firstLine` of the file. */
export function parseYaml<Schema extends z.ZodType>(
  files: ContentFiles,
  file: string,
  text: string,
  schema: Schema,
  firstLine = 1,
): Located<z.output<Schema>> | undefined {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const [error] = document.errors
  if (error) {
    const { line } = lines.linePos(error.pos[0])
    files.fail(file, line + firstLine - 1, error.message.split('\n')[0]?.replace(/ at line.*/, '') ?? 'not YAML')
    return undefined
  }

  const findLine = (path: readonly PropertyKey[]) => {
    const offset = findOffset(document, path)
    return lines.linePos(offset).line + firstLine - 1
  }
  const parsed = z.safeParse(schema, document.toJS(), { error: messageOfIssue })
  if (parsed.success) return { value: parsed.data, findLine }

  for (const issue of parsed.error.issues) {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path
    files.fail(file, findLine(path), `${path.length > 0 ? `${path.join('.')}: ` : ''}${issue.message}`)
  }
  return undefined
}

/** What is wrong with a value, for authors of content. Undefined leaves it to zod. */
const messageOfIssue: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'is missing'
  if (issue.code === 'invalid_type') return `must be ${issue.expected}`
  if (issue.code === 'unrecognized_keys') return 'is not a known key'
  if (issue.code === 'too_small') return 'is too short or too small'
  if (issue.code === 'too_big') return 'is too long or too large'
  if (issue.code === 'invalid_value') return `must be one of: ${issue.values.map(String).join(', ')}`
  if (issue.code === 'invalid_union') return 'is of no kind that is known'
  return undefined
}

/** The offset of the value at `path`; of its nearest parent when it is missing. */
function findOffset(document: ReturnType<typeof parseDocument>, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = depth === 1 ? document.contents : document.getIn(path.slice(0, depth - 1), true)
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isNode(item.key) && item.key.toJSON() === path[depth - 1])
      if (pair && isNode(pair.key) && pair.key.range) return pair.key.range[0]
    }
    const node = document.getIn(path.slice(0, depth), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return document.contents?.range?.[0] ?? 0
}
