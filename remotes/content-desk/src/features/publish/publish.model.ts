import type { DocumentBody, EditableDocument, Finding } from '@stepwise/shared/contracts'
import { CallError, call } from '@stepwise/shared/http'
import { createEffect } from 'effector'

export interface Publication {
  id: string
  body: DocumentBody
  /** The newest revision that the author has seen. */
  base: number
  why: string
  /** ISO moment; null for now. */
  publishAt: string | null
}

export const publishFx = createEffect(
  async ({ id, body, base, why, publishAt }: Publication): Promise<EditableDocument> => {
    const { document } = await call('POST /content_desk/documents/:id/publications', {
      params: { id },
      body: { body, base, why, publish_at: publishAt },
    })
    return document
  },
)

/** The document as it is by now, when someone else has published meanwhile. */
export function publishedMeanwhile(error: unknown): EditableDocument | null {
  if (!(error instanceof CallError) || error.failure.kind !== 'http' || error.failure.status !== 409) return null
  const current = error.failure.current as EditableDocument | { document: EditableDocument } | undefined
  if (!current) return null
  return 'document' in current ? current.document : current
}

/** What the server found in the text, when it refused a publication because of that. */
export function refusedFields(error: unknown): Finding[] {
  if (!(error instanceof CallError) || error.failure.kind !== 'http' || error.failure.status !== 422) return []
  return Object.entries(error.failure.errors).flatMap(([path, messages]) =>
    messages.map((message): Finding => ({ level: 'error', rule: 'field', path, message })),
  )
}

/** The newest revision that this document names; 0 for the file. */
export const findNewest = ({ revisions }: EditableDocument) => Math.max(0, ...revisions.map(({ number }) => number))
