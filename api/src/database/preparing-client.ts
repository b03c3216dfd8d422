import { createHash } from 'node:crypto'
import type pg from 'pg'

/** More statements than the code has: what is beyond them, such as searches with many words, is planned each time. */
const mostStatements = 300

const names = new Map<string, string>()

/**
 * A client that has each connection prepare a statement once. Reading and planning it took PostgreSQL longer than running it, for most of ours.
 */
// biome-ignore lint/suspicious/noExplicitAny: TypeScript wants it of the constructor of a mixin
export function preparing<Base extends new (...given: any[]) => pg.Client>(Client: Base) {
  return class PreparingClient extends Client {
    // biome-ignore lint/suspicious/noExplicitAny: as many forms as node-postgres has; only the one that Kysely uses is changed
    override query(text: any, values?: any, done?: any): any {
      const name = typeof text === 'string' && Array.isArray(values) ? nameStatement(text) : undefined
      return name === undefined ? super.query(text, values, done) : super.query({ name, text, values }, done)
    }
  }
}

/** The columns of a statement that asks for all of them change with a migration, after which its connection could run it no more. */
function nameStatement(text: string) {
  const known = names.get(text)
  if (known !== undefined || names.size >= mostStatements || /select \*|\.\*|returning \*/.test(text)) return known
  // The same in every process: behind a pooler, two of them may meet on one connection.
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32)
  names.set(text, name)
  return name
}
