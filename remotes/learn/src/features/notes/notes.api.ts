import type { Note } from '@stepwise/shared/contracts'
import { call, isStatus } from '@stepwise/shared/http'
import type { PendingEdit, PendingNewNote, PendingNote } from './pending-note.ts'

/** Every note, the newest first. A failure is shown in the panel: the page behind it goes on. */
export async function loadNotes(): Promise<Note[]> {
  return (await call('GET /notes', { failures: 'caller' })).notes
}

/** Saves a new note or an edit. Harmless when made twice: the key marks a note, and the same edit changes nothing. */
export function sendPendingNote(payload: PendingNote, key: string) {
  return payload.kind === 'add' ? addNote(payload, key) : changeNote(payload)
}

export function deleteNote(id: string) {
  return call('DELETE /notes/:id', { params: { id } })
}

/** Takes back a deletion of a moment ago. Harmless when made twice. */
export function restoreNote(id: string) {
  return call('POST /notes/:id/restore', { params: { id } })
}

/** Whether this step (its address in the product) has left the course. Unknown, such as without a network, is no. */
export async function isStepGone(url: string): Promise<boolean> {
  const [, flowSlug, learningModuleSlug, chapterSlug, stepSlug] = stepUrl.exec(url) ?? []
  if (!flowSlug || !learningModuleSlug || !chapterSlug || !stepSlug) return true
  try {
    const params = { flowSlug, learningModuleSlug, chapterSlug, stepSlug }
    await call(`GET ${stepPath}`, { params, query: { view: 'flows' }, failures: 'caller' })
    return false
  } catch (error) {
    return isStatus(error, 404)
  }
}

const stepPath = '/flows/:flowSlug/learning_modules/:learningModuleSlug/chapters/:chapterSlug/steps/:stepSlug'
const stepUrl = /^\/flows\/([^/]+)\/learning_modules\/([^/]+)\/chapters\/([^/]+)\/steps\/([^/?]+)/

function addNote({ stepId, content, videoTime }: PendingNewNote, key: string) {
  return call('POST /notes', {
    body: { content, progress_step_id: stepId, video_time: videoTime, idempotency_key: key },
  })
}

function changeNote({ id, content, version }: PendingEdit) {
  return call('PUT /notes/:id', { params: { id }, body: { note: { content, version } } })
}
