import { bodySchemas } from '@stepwise/shared/contracts/document'
import type { Context } from '../../../../context.ts'
import { type Author, publish, revisionNumbers } from '../../documents/revisions.repository.ts'
import { changeLinks, type LinkChange } from './change-links.ts'
import { isBusy } from './incoming-links.repository.ts'

interface LinkChanges extends LinkChange {
  documents: readonly string[]
  author: Author
  now: Date
}

/**
 * Publishes documents with their links changed, one after the other. One that someone is changing stays as it is: their next publication
 * would bring the former link back.
 */
export async function publishLinkChanges({ db }: Pick<Context, 'db'>, changes: LinkChanges) {
  const changed: string[] = []
  for (const id of new Set(changes.documents)) {
    if (await publishChange(db, id, changes)) changed.push(id)
  }
  return { changed, unchanged: changes.documents.filter((id) => !changed.includes(id)) }
}

async function publishChange(db: Context['db'], id: string, { author, now, ...change }: LinkChanges) {
  const document = await db
    .selectFrom('documents')
    .select(['id', 'kind', 'live', isBusy.as('is_busy')])
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .where('is_hidden', '=', false)
    .executeTakeFirst()
  if (!document || document.is_busy) return false
  const body = changeLinks(document.live, change)
  const parsed = bodySchemas[document.kind].safeParse(body)
  if (body === document.live || !parsed.success) return false
  const { newest } = await revisionNumbers(db, id)
  const outcome = await publish(db, {
    id,
    base: newest,
    body: parsed.data,
    publishAt: null,
    why: change.words
      ? `A page is now called “${change.words.to}”`
      : `Links to ${change.from} now lead to ${change.to}`,
    author,
    now,
  })
  return outcome === 'done'
}
