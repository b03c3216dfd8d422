import { loadContent } from '../../src/content/load-content.ts'
import { readContent } from '../../src/content/read-content.ts'
import { openDatabase } from '../../src/database/database.ts'
import { migrate } from '../../src/database/migrate.ts'
import { writeContent } from './content-fixture.ts'
import type { DatabaseSettings } from './engines.ts'

/** Writes the fixture content and a migrated database that holds it. */
export async function prepare(settings: DatabaseSettings, contentFolder: string) {
  writeContent(contentFolder)
  const database = await openDatabase(settings)
  await migrate(database.pool)
  await loadContent(database.db, readContent(contentFolder))
  await database.close()
}
