import type { DocumentBody, EditableDocument } from '@stepwise/shared/contracts'
import { call } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { createEffect, sample } from 'effector'
import { readCurrent } from '../draft/draft.api.ts'
import { documentRefreshed } from '../draft/draft.model.ts'

interface RevisionOf {
  /** Of the document. */
  id: string
  /** 0 is the file. */
  number: number
}

const toParams = ({ id, number }: RevisionOf) => ({ params: { id, number: String(number) } })

export const loadRevisionFx = createEffect(async (revision: RevisionOf): Promise<DocumentBody> => {
  const { body } = await call('GET /content_desk/documents/:id/revisions/:number', {
    ...toParams(revision),
    failures: 'caller',
  })
  return body
})
/** What happens to the text that is scheduled already. */
export type ScheduledChoice = 'keep' | 'cancel' | { body: DocumentBody }

interface Restoration extends RevisionOf {
  /** The newest revision that the person has seen. */
  base: number
  scheduled?: ScheduledChoice
}

/** Publishes again what this revision said. */
export const restoreRevisionFx = createEffect(async ({ base, scheduled, ...revision }: Restoration) => {
  const { document } = await call('POST /content_desk/documents/:id/revisions/:number/restoration', {
    ...toParams(revision),
    body: { base, ...(scheduled && { scheduled }) },
  })
  return document
})
/** Takes a planned publication back before its time. */
export const cancelRevisionFx = createEffect(async (revision: RevisionOf): Promise<EditableDocument> => {
  const { document } = await call('DELETE /content_desk/documents/:id/revisions/:number', toParams(revision))
  return document
})

// Another has changed the document meanwhile: the newest is shown.
sample({
  clock: [restoreRevisionFx.failData, cancelRevisionFx.failData].map((failed) => failed.filterMap(readCurrent)),
  target: documentRefreshed,
})

export const bodyKey = ({ id, number }: RevisionOf) => `${id} ${number}`
/** The texts of revisions that were compared: a revision never changes. */
export const $revisionBodies = personalStore<Record<string, DocumentBody>>({}).on(
  loadRevisionFx.done,
  (bodies, { params, result }) => ({ ...bodies, [bodyKey(params)]: result }),
)
