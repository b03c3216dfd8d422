import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestApi } from '../../test/support/test-api.ts'

const api = useTestApi()

// What is not read or written through Kysely.
const others = ['migrations', 'durability_check']

/** What a column of each PostgreSQL type may be declared as. */
const declarations: Record<string, RegExp> = {
  text: /^(string|'.*'|Access|AccountEventKind|BadgeCode|DocumentKind|Edition|EssayWordKind|HighlightColour|PageType|Role)$/,
  uuid: /^string$/,
  tsvector: /^string$/,
  date: /^string$/,
  integer: /^number$/,
  bigint: /^number$/,
  boolean: /^boolean$/,
  ARRAY: /\[\]$/,
  bytea: /^Buffer$/,
  jsonb: /^JsonBody/,
  'timestamp with time zone': /^Moment/,
}

test('tables.ts declares the columns that the migrations make, with their types and what may be null', async () => {
  const { rows } = await sql<{ name: string; nullable: boolean; type: string }>`
    select table_name || '.' || column_name as name, is_nullable = 'YES' as nullable, data_type as type
    from information_schema.columns where table_schema = 'public' and table_name <> all (${others}::text[])
  `.execute(api.context.db)
  const declared = declaredColumns()

  expect([...declared.keys()].sort()).toEqual(rows.map((column) => column.name).sort())
  for (const { name, nullable, type } of rows) {
    const declaration = declared.get(name) ?? ''
    const bare = declaration.replace(' | null', '').replace(/^Generated(?:Always)?<(.*)>$/, '$1')
    expect(bare, name).toMatch(declarations[type] ?? /^unknown type$/)
    expect(/\| null$|OrNull$/.test(declaration), `${name} may be null`).toBe(nullable)
  }
})

/** The declared type of each `table.column`, read from the source: types are gone at run time. */
function declaredColumns(): Map<string, string> {
  const source = ['./tables.ts', './course-tables.ts', './document-tables.ts', './security-tables.ts']
    .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
    .join('\n')
  const bodies = new Map(
    [...source.matchAll(/^(?:export )?interface (\w+) \{\n(.*?)\n\}/gms)].map(([, name, body]) => [name, body ?? '']),
  )
  const tables = bodies.get('Tables')?.split('\n') ?? []
  return new Map<string, string>(
    tables.flatMap((line) => {
      const [, table = '', inline, named] = /^ {2}(\w+): (?:\{ (.+) \}|(\w+))$/.exec(line) ?? []
      const columns = inline?.split('; ') ?? bodies.get(named)?.split('\n') ?? []
      return columns.map((column) => {
        const [name = '', type = ''] = column.trim().split(/: (.*)/)
        return [`${table}.${name}`, type] as const
      })
    }),
  )
}
