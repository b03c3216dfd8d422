import { existsSync } from 'node:fs'
import { openDatabase } from '../../api/src/database/database.ts'
import { migrate } from '../../api/src/database/migrate.ts'
import { StartFailure } from '../../api/src/errors.ts'
import { exportFiles } from '../../api/src/modules/content-desk/export/export-files.ts'
import { writeFiles } from '../../api/src/modules/content-desk/export/write-files.ts'
import { applyDueRevisions } from '../../api/src/modules/documents/apply-revisions.ts'
import type { Settings } from '../../api/src/settings.ts'

/**
 * Writes what is published into the content folder and tells of each file (docs/product/content-desk.md#export).
 * @throws StartFailure with one clear sentence, such as while a running server has the embedded database
 */
export async function exportContent(
  settings: Pick<Settings, 'databaseUrl' | 'dataFolder' | 'contentFolder'>,
  log: (line: string) => void,
) {
  const { databaseUrl, dataFolder, contentFolder } = settings
  // Opening it would make one.
  if (!databaseUrl && !existsSync(`${dataFolder}/database/pg/PG_VERSION`)) {
    throw new StartFailure(`There is no database in ${dataFolder} yet, so nothing is published.`)
  }
  const { db, pool, close } = await openDatabase(settings)
  try {
    await migrate(pool)
    await applyDueRevisions(db, new Date())
    const written = writeFiles(await exportFiles(db, contentFolder), contentFolder)
    for (const path of written) log(`${contentFolder}/${path}`)
    log(written.length === 0 ? 'Nothing has changed: the files say what readers see.' : summaryOf(written.length))
  } finally {
    await close()
  }
}

function summaryOf(count: number) {
  return `${count === 1 ? '1 file has' : `${count} files have`} changed. Read the difference, then commit.`
}
