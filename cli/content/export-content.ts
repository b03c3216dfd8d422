import { userInfo } from 'node:os'
import type { ExportedFile } from '@stepwise/api/admin'
import { contentFiles, writeFiles } from '@stepwise/api/admin'
import type { Settings } from '@stepwise/api/settings'
import { openTarget } from '../admin/target.ts'

/**
 * Writes what is published into the content folder and prints each file, even while a server has the embedded database
 * (docs/product/content-desk.md#export).
 * @throws StartFailure or UserFacingError with one clear sentence
 */
export async function exportContent(settings: Settings, log: (line: string) => void) {
  const { contentFolder } = settings
  const target = await openTarget(settings, contentFiles, userInfo().username)
  try {
    const { data } = await target.run({ folder: contentFolder }, log)
    const written = writeFiles(data as ExportedFile[], contentFolder)
    for (const path of written) log(`${contentFolder}/${path}`)
    log(written.length === 0 ? 'Nothing has changed: the files match what readers see.' : formatSummary(written.length))
  } finally {
    await target.close()
  }
}

function formatSummary(count: number) {
  return `${count === 1 ? '1 file has' : `${count} files have`} changed. Read the difference, then commit.`
}
