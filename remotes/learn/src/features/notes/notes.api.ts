import type { Note, NotesPage, StepPath } from '@stepwise/shared/contracts'
import { call, isStatus } from '@stepwise/shared/http'
import { matchRoute, paths } from '@stepwise/shared/routing'
import type { PendingEdit, PendingNewNote, PendingNote } from './pending-note.ts'

/** So many can be shown before all are read. remote.config.ts names the call: the page's first script makes it for the notebook. */
const notesAtFirst = 50

/**
 * All notes of the person, page by page, the newest first: the search, the notebook and the texts on the device need every one. Where there are
 * more than one page, `begin` gets the first. The panel shows a failure itself, the page behind it stays.
 */
export async function loadNotes(begin: (newest: Note[]) => void): Promise<Note[]> {
  const { notes, next }: NotesPage = await call('GET /notes', { query: { limit: notesAtFirst }, failures: 'caller' })
  if (next) begin(notes)
  const pages = [notes]
  for (let after = next; after; ) {
    const page: NotesPage = await call('GET /notes', { query: { after }, failures: 'caller' })
    pages.push(page.notes)
    after = page.next
  }
  return pages.flat()
}

/** Harmless when repeated: a new note has its idempotency key, and the same edit changes nothing. */
export function sendPendingNote(payload: PendingNote, key: string) {
  return payload.kind === 'add' ? addNote(payload, key) : changeNote(payload)
}

export function deleteNote(id: string) {
  return call('DELETE /notes/:id', { params: { id } })
}

/** Undoes a deletion of a moment ago. Harmless when repeated. */
export function restoreNote(id: string) {
  return call('POST /notes/:id/restore', { params: { id } })
}

/** Whether the step at this address of the product was removed from the course. A failure that does not say so counts as no. */
export async function isStepRemoved(url: string): Promise<boolean> {
  const params = matchRoute(paths.step.pattern, new URL(url, location.origin).pathname)?.params
  if (!params) return true
  try {
    await call(`GET ${paths.step.pattern}`, {
      params: params as StepPath,
      query: { view: 'flows' },
      failures: 'caller',
    })
    return false
  } catch (error) {
    return isStatus(error, 404)
  }
}

function addNote({ stepId, content, videoTime }: PendingNewNote, key: string) {
  return call('POST /notes', {
    body: { content, progress_step_id: stepId, video_time: videoTime, idempotency_key: key },
  })
}

function changeNote({ id, content, version }: PendingEdit) {
  return call('PUT /notes/:id', { params: { id }, body: { note: { content, version } } })
}
