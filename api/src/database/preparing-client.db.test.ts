import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { ownDatabase } from '../../test/support/own-database.ts'
import { openDatabase } from './database.ts'

async function oneConnection() {
  const { settings } = await ownDatabase()
  const { db, close } = await openDatabase({ ...settings, databasePool: 1 })
  onTestFinished(close)
  return db
}

test('a connection prepares a statement once, but none that asks for every column', async () => {
  const db = await oneConnection()
  for (const id of ['a', 'b', 'c']) {
    await db.selectFrom('steps').select('name').where('id', '=', id).execute()
    await db.selectFrom('steps').selectAll().where('id', '=', id).execute()
  }

  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
  const statements = rows.map(({ statement }) => statement)
  expect(statements.filter((statement) => statement.startsWith('select "name" from "steps"'))).toHaveLength(1)
  expect(statements.filter((statement) => statement.startsWith('select * from "steps"'))).toEqual([])
})

test('a statement that was prepared goes on when a migration adds a column', async () => {
  const db = await oneConnection()
  const read = () => db.selectFrom('badges').select(['code', 'name']).where('code', '=', 'NEWBIE').execute()
  const readAll = () => db.selectFrom('badges').selectAll().where('code', '=', 'NEWBIE').execute()
  for (let at = 0; at < 7; at++) await Promise.all([read(), readAll()])

  await sql`alter table badges add column added text`.execute(db)

  expect(await read()).toHaveLength(1)
  expect(await readAll()).toHaveLength(1)
})

test('a statement whose first run fails runs the next time', async () => {
  const db = await oneConnection()
  const divide = (by: number) => sql<{ result: number }>`select 6 / ${by}::int as result`.execute(db)

  await expect(divide(0)).rejects.toMatchObject({ code: '22012' })
  expect((await divide(2)).rows).toEqual([{ result: 3 }])
})
