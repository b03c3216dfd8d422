import type { CallName } from '../contracts/index.ts'
import { stepPattern } from '../contracts/step-path.ts'
import { preview } from '../preview/index.ts'
import type { Failure } from './failure.ts'

// A page in the preview of the content desk reads and never writes (docs/product/content-desk.md#preview).

/** What a call that would change something fails with. 503: what waits to be sent keeps waiting, for a page that is not a preview. */
export const previewFailure: Failure = {
  kind: 'http',
  status: 503,
  msg: 'This is a preview: nothing is saved.',
  errors: {},
}

const drafted: CallName[] = ['GET /pages/:slug', `GET ${stepPattern}`]

/** Whether the call would change something and this page is a preview. The session check is how it learns who is there. */
export function isRefusedInPreview(name: CallName, present = preview): boolean {
  return present !== null && !name.startsWith('GET ') && name !== 'POST /auth/authorize'
}

/** The same call as a preview makes it: for its edition and text, and without a trace of the visit. */
export function asPreviewed<Input extends { query?: Record<string, unknown> | undefined }>(
  name: CallName,
  input: Input,
  present = preview,
): Input {
  if (!present || !drafted.includes(name)) return input
  const { track_session: _, ...query } = input.query ?? {}
  const { isDraft, isScheduled, edition } = present
  const text = isScheduled ? 'scheduled' : isDraft ? 'draft' : undefined
  return { ...input, query: { ...query, edition, ...(text && { preview: text }) } }
}
