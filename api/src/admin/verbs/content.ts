import { mistakeSchema } from '@stepwise/shared/contracts/document'
import { z } from 'zod'
import { exportFiles } from '../../modules/content/content-desk/export/export-files.ts'
import { reportRemarks } from '../../modules/content/content-desk/mistakes.repository.ts'
import { applyDueRevisions } from '../../modules/content/documents/apply-revisions.ts'
import { countUse } from '../../modules/course/steps/steps.repository.ts'
import { tableLines } from '../lines.ts'
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

/** What reviewers and testers remark goes to the desk as reports do (docs/product/content-desk.md#sheets). */
export const contentRemarks = adminVerb({
  name: 'content remarks',
  does: 'puts remarks of reviewers on the content desk; `npm run content -- review import` writes them',
  options: z.object({
    remarks: z
      .preprocess(
        parseJson,
        z.array(z.strictObject({ document: z.string(), words: mistakeSchema.shape.words })).max(2000),
      )
      .describe('a list as JSON: document and words of each'),
  }),
  secret: ['remarks'],
  isChange: true,
  run: async ({ db, now }, { remarks }) => {
    const added = await reportRemarks(db, remarks, now())
    return { lines: [`${added} of ${remarks.length} remarks are new on the desk.`], data: { added } }
  },
})

/** Which steps of a software people open, for the order of `npm run content -- try`. */
export const contentUse = adminVerb({
  name: 'content use',
  does: 'how many people have opened or completed each step of a software',
  options: z.object({ software: z.string().describe('its slug') }),
  positional: ['software'],
  isChange: false,
  run: async ({ db }, { software }) => {
    const rows = await countUse(db, software)
    const table = rows.map(({ step, people }) => [step, String(people)])
    return { lines: tableLines(['step', 'people'], table, 'No one has opened a step of it.'), data: rows }
  },
})

function parseJson(given: unknown) {
  if (typeof given !== 'string') return given
  try {
    return JSON.parse(given)
  } catch {
    return given
  }
}

export const contentVerbs: AdminVerb[] = [contentFiles, contentRemarks, contentUse]
