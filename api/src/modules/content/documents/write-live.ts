import type { BadgeCode } from '@stepwise/shared/contracts'
import type {
  badgeBodySchema,
  DocumentBody,
  DocumentKind,
  directivesBodySchema,
  softwareBodySchema,
  stepBodySchema,
} from '@stepwise/shared/contracts/document'
import type { z } from 'zod'
import type { Database } from '../../../database/database.ts'
import { measureReadingAge } from './checks/check-body.ts'
import { essayWordRow } from './essay-word-row.ts'
import { toHtml } from './markdown.ts'
import { readingSeconds } from './reading-time.ts'

type Body<Schema extends z.ZodType> = z.output<Schema>

/** What becomes live: the body of a revision, or of the file. */
export interface Live {
  id: string
  kind: DocumentKind
  number: number
  body: DocumentBody
  isHidden: boolean
}

/** Writes a body to the document's row and to every table that holds words of it. Needs a contentTransaction. */
export async function writeLive(trx: Database, { id, kind, number, body, isHidden }: Live) {
  await trx
    .updateTable('documents')
    .set({ live: JSON.stringify(body), live_revision: number, is_hidden: isHidden, ...computeFacts(kind, body) })
    .where('id', '=', id)
    .execute()
  const rowId = parseRowId(id)
  if (kind === 'step') await writeStep(trx, id, rowId, body as Body<typeof stepBodySchema>)
  if (kind === 'software') await writeSoftware(trx, rowId, body as Body<typeof softwareBodySchema>)
  if (kind === 'badge') await writeBadge(trx, rowId as BadgeCode, body as Body<typeof badgeBodySchema>)
  if (kind === 'directives') await writeDirectives(trx, body as Body<typeof directivesBodySchema>)
}

/** The id of the row that a document's words belong to: its own without the kind. */
export const parseRowId = (documentId: string) => documentId.slice(documentId.indexOf(':') + 1)

/** What the desk shows of a body in its list. */
export function computeFacts(kind: DocumentKind, body: DocumentBody) {
  return { title: findTitle(kind, body), reading_age: measureReadingAge(kind, body) }
}

function findTitle(kind: DocumentKind, body: DocumentBody) {
  if (kind === 'directives') return 'Directives of essay questions'
  return String(kind === 'page' ? body.title : body.name)
}

async function writeStep(trx: Database, documentId: string, id: string, body: Body<typeof stepBodySchema>) {
  const { video_text: made } = await trx
    .selectFrom('documents')
    .select('video_text')
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('steps')
    .set(({ eb, ref }) => ({
      ...stepTexts(body, made),
      duration: eb
        .case()
        .when('page_type', 'in', ['text', 'star'])
        .then(readingSeconds(body))
        .else(ref('duration'))
        .end(),
    }))
    .where('id', '=', id)
    .execute()
}

/** The texts of a step as its row holds them. `made` is the text version that was made with its video. */
export function stepTexts({ name, text, more, tip, transcript }: Body<typeof stepBodySchema>, made: string | null) {
  return {
    name,
    content: toHtml(text),
    extra_content: more ? toHtml(more) : null,
    tip: tip ? toHtml(tip) : null,
    video_text: transcript === null ? made : toHtml(transcript),
  }
}

async function writeSoftware(trx: Database, id: string, { name, description }: Body<typeof softwareBodySchema>) {
  await trx.updateTable('softwares').set({ name, description }).where('id', '=', id).execute()
}

async function writeBadge(trx: Database, code: BadgeCode, { name, criterion, pro }: Body<typeof badgeBodySchema>) {
  await trx
    .updateTable('badges')
    .set({ name, criterion, criterion_pro: pro || null })
    .where('code', '=', code)
    .execute()
}

async function writeDirectives(trx: Database, { words }: Body<typeof directivesBodySchema>) {
  await trx.deleteFrom('essay_words').execute()
  // The word wizard shows them by the alphabet.
  const sorted = words.toSorted((one, other) => (one.directive < other.directive ? -1 : 1))
  await trx.insertInto('essay_words').values(sorted.map(essayWordRow)).execute()
}
