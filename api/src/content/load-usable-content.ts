import type { Database } from '../database/database.ts'
import type { ContentFailure } from './files.ts'
import { loadContent } from './load-content.ts'
import { BrokenContent, readContent } from './read-content.ts'

/**
 * Loads the content folder. When it cannot be used, what was loaded before stays: readers lose nothing by a mistake in a file. Returns what
 * is wrong with it. @throws BrokenContent when nothing was loaded before
 */
export async function loadUsableContent(db: Database, folder: string): Promise<readonly ContentFailure[]> {
  try {
    await loadContent(db, readContent(folder))
    return []
  } catch (error) {
    if (!(error instanceof BrokenContent)) throw error
    const loaded = await db.selectFrom('content_state').select('id').executeTakeFirst()
    if (!loaded) throw error
    return error.failures
  }
}
