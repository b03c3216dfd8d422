import type { Database } from '../../../database/database.ts'
import { notFound } from '../../../http/failures.ts'
import { findDocument } from '../documents/documents.repository.ts'

/** The document of this id. @throws Failure 404 */
export async function requireDocument(db: Database, id: string) {
  const document = await findDocument(db, id)
  if (!document) throw notFound('document')
  return document
}
