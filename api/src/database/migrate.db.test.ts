import { expect, inject, test } from 'vitest'
import { ownDatabase } from '../../test/support/own-database.ts'
import { type OpenDatabase, openDatabase } from './database.ts'
import { migrate, migrationNames } from './migrate.ts'

test('four processes that start at the same moment apply each migration once', async () => {
  const own = await ownDatabase({ empty: true })
  // The embedded database belongs to one process, so there the four share it.
  const isEmbedded = inject('template').engine === 'embedded'
  const databases: OpenDatabase[] = []
  for (let at = 0; at < (isEmbedded ? 1 : 4); at++) databases.push(await openDatabase(own.settings))

  const applied = await Promise.all(
    [0, 1, 2, 3].map((at) => migrate((databases[at] ?? (databases[0] as OpenDatabase)).pool)),
  )

  expect(applied.flat()).toEqual(migrationNames())
  for (const database of databases) await database.close()
})

test('a migration that was changed after it had been applied stops the start', async () => {
  const own = await ownDatabase()
  const { pool, close } = await openDatabase(own.settings)
  await pool.query("update migrations set checksum = 'another'")

  await expect(migrate(pool)).rejects.toThrow('Migration 0001-course-and-people.sql was changed')
  await close()
})

test('a database of the builds whose comment in 0017 was another starts', async () => {
  const own = await ownDatabase()
  const { pool, close } = await openDatabase(own.settings)
  const checksum = 'd48519b4230488b99dfd4d3a1bb3eed376e04df2ca912b04145c0883a93d6c85'
  await pool.query("update migrations set checksum = $1 where name = '0017-person-keys.sql'", [checksum])

  expect(await migrate(pool)).toEqual([])
  await close()
})

test('a failed statement leaves the connection usable', async () => {
  const own = await ownDatabase()
  const { pool, close } = await openDatabase(own.settings)

  await expect(pool.query('select nothing_such')).rejects.toMatchObject({ code: '42703' })
  await expect(pool.query('select 1 / 0 as never')).rejects.toMatchObject({ code: '22012' })
  const { rows } = await pool.query("select count(*) as count, date '2026-03-29' as day from users")

  expect(rows).toEqual([{ count: 0, day: '2026-03-29' }])
  await close()
})
