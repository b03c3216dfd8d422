import { z } from 'zod'
import { exportFiles } from '../../modules/content/content-desk/export/export-files.ts'
import { applyDueRevisions } from '../../modules/content/documents/apply-revisions.ts'
import { type AdminVerb, adminVerb } from '../verb.ts'

/** What `npm run content -- export` writes into content/ (docs/product/content-desk.md#export). */
export const contentFiles = adminVerb({
  name: 'content files',
  does: 'lists the files of content/ that differ from what readers see; --json prints them as readers see them',
  options: z.object({
    folder: z.string().optional().describe('the folder to compare with, content/ by default'),
  }),
  isChange: false,
  run: async ({ db, settings, now }, { folder = settings.contentFolder }) => {
    await applyDueRevisions(db, now())
    const files = await exportFiles(db, folder)
    return { lines: files.map(({ path }) => path), data: files }
  },
})

export const contentVerbs: AdminVerb[] = [contentFiles]
