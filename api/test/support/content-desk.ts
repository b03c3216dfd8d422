import type { DocumentKind } from '@stepwise/shared/contracts'
import type { TestApi } from './test-api.ts'

/** Someone who may open the desk. */
export async function newContentManager(api: TestApi) {
  const person = await api.newPerson()
  await api.context.db.updateTable('users').set({ role: 'content_manager' }).where('id', '=', person.id).execute()
  return person
}

interface NewDocument {
  id: `${DocumentKind}:${string}`
  address?: string | null
  body?: Record<string, unknown>
  revision?: number
}

/** Writes a document that is in no file. */
export async function addDocument(
  api: TestApi,
  { id, address = null, body = { title: 'Help', lead: '', blocks: [] }, revision = 0 }: NewDocument,
) {
  const about = {
    id,
    kind: id.split(':')[0] as DocumentKind,
    area: 'wellbeing',
    title: 'Help',
    path: `pages/${id}.yaml`,
  }
  const text = { file: JSON.stringify(body), live: JSON.stringify(body), live_revision: revision }
  const row = { ...about, ...text, address, access: 'signed-in', position: 9999 } as const
  await api.context.db.insertInto('documents').values(row).execute()
}
