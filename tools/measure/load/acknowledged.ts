import type pg from 'pg'

/** What the product has said that it stored. */
interface Acknowledged {
  /** What each note may say: the words stored last, or those that were sent since and not answered. */
  notes: Map<string, string[]>
  completions: Set<string>
  entries: Map<string, string>
}

/** Every write that was acknowledged with a 200, to be looked up in the database at the end. */
export function createLedger() {
  const acknowledged: Acknowledged = { notes: new Map(), completions: new Set(), entries: new Map() }
  return {
    /** Before an edit is sent: without an answer it may have been stored or not. */
    noteSent: (id: string, content: string) => void acknowledged.notes.get(id)?.push(content),
    noteStored: (id: string, content: string) => void acknowledged.notes.set(id, [content]),
    stepCompleted: (personId: string, stepId: string) => void acknowledged.completions.add(`${personId} ${stepId}`),
    entryStored: (id: string, title: string) => void acknowledged.entries.set(id, title),
    count: () => acknowledged.notes.size + acknowledged.completions.size + acknowledged.entries.size,
    lostIn: (database: Pick<pg.Client, 'query'>) => findLost(database, acknowledged),
  }
}

export type Ledger = ReturnType<typeof createLedger>

/** What was acknowledged and is not in the database, in lines. */
async function findLost(database: Pick<pg.Client, 'query'>, { notes, completions, entries }: Acknowledged) {
  const storedNotes = await queryPairs(database, 'select id::text as key, content as value from notes')
  const storedEntries = await queryPairs(database, 'select id::text as key, title as value from reflections')
  const storedCompletions = await queryPairs(
    database,
    "select user_id || ' ' || step_id as key, '' as value from progress_steps where completed_at is not null",
  )
  return [
    ...[...notes].filter(([id, contents]) => !contents.includes(storedNotes.get(id) ?? '')).map(([id]) => `note ${id}`),
    ...[...entries].filter(([id, title]) => storedEntries.get(id) !== title).map(([id]) => `entry ${id}`),
    ...[...completions].filter((key) => !storedCompletions.has(key)).map((key) => `completion ${key}`),
  ]
}

async function queryPairs(database: Pick<pg.Client, 'query'>, query: string) {
  const { rows } = await database.query<{ key: string; value: string }>(query)
  return new Map(rows.map(({ key, value }) => [key, value]))
}
