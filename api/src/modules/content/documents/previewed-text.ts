import type { PreviewedText } from '@stepwise/shared/contracts'
import { bodySchemas, type DocumentBody, type DocumentKind } from '@stepwise/shared/contracts/document'
import type { Database } from '../../../database/database.ts'
import { carryOver } from './carry-over.ts'
import { findDocument } from './documents.repository.ts'
import { findDraft } from './drafts.repository.ts'
import { type BodyOf, readBody, readKnownBlocks } from './read-body.ts'
import { findNextScheduled } from './revisions.repository.ts'
import { stepTexts } from './write-live.ts'

/**
 * What can be shown of a draft, which may be half written, or of what is scheduled: fields that are not right yet are those of what is
 * live. Undefined when there is no such text.
 */
export async function readPreviewed<Kind extends DocumentKind>(
  db: Database,
  kind: Kind,
  id: string,
  text: PreviewedText,
) {
  const draft = await (text === 'draft' ? findDraft(db, id) : findNextScheduled(db, id))
  const document = draft && (await findDocument(db, id))
  if (!document) return undefined
  const carried: DocumentBody = carryOver(kind, draft.body, draft.body_version)
  const written: DocumentBody = kind === 'page' ? { ...carried, blocks: readKnownBlocks(carried.blocks) } : carried
  const shape = bodySchemas[kind].shape
  const sound = Object.entries(shape).flatMap(([field, schema]) => {
    const parsed = schema.safeParse(written[field])
    return parsed.success ? [[field, parsed.data] as const] : []
  })
  const { body } = readBody(kind, { ...document.live, ...Object.fromEntries(sound) })
  return body && { body: body as BodyOf<Kind>, document }
}

/** The texts of a step as its draft, or what is scheduled, has them. */
export async function previewedStep(db: Database, stepId: string, text: PreviewedText) {
  const draft = await readPreviewed(db, 'step', `step:${stepId}`, text)
  return draft && stepTexts(draft.body, draft.document.video_text)
}
