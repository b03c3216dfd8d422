import type { DocumentBody, EditableDocument, Finding } from '@stepwise/shared/contracts'
import { CallError, call } from '@stepwise/shared/http'
import { createEffect, sample } from 'effector'
import { readCurrent } from '../draft/draft.api.ts'
import { documentRefreshed } from '../draft/draft.model.ts'
import type { ScheduledChoice } from '../history/revisions.model.ts'

export interface Publication {
  id: string
  body: DocumentBody
  /** The newest revision that the author has seen. */
  base: number
  why: string
  /** ISO moment; null for now. */
  publishAt: string | null
  /** The revision that the text goes on from, and the version of the draft that it is. */
  from: number
  draft: number
  scheduled?: ScheduledChoice
}

export const publishFx = createEffect(
  async ({ id, publishAt, ...publication }: Publication): Promise<EditableDocument> => {
    const { document } = await call('POST /content_desk/documents/:id/publications', {
      params: { id },
      body: { ...publication, publish_at: publishAt },
    })
    return document
  },
)

// The same where another was faster.
sample({ clock: publishFx.failData.filterMap(readCurrent), target: documentRefreshed })

/** The fields of a publication that are none of its text. */
const otherFields = ['publish_at', 'scheduled']

/** What the server found in the text, when it refused a publication because of that. */
export function refusedFields(error: unknown): Finding[] {
  if (!(error instanceof CallError) || error.failure.kind !== 'http' || error.failure.status !== 422) return []
  return Object.entries(error.failure.errors).flatMap(([path, messages]) =>
    otherFields.includes(path)
      ? []
      : messages.map((message): Finding => ({ level: 'error', rule: 'field', path, message })),
  )
}
