import type { Note } from '@stepwise/shared/contracts'
import { CallError, call, messageFor } from '@stepwise/shared/http'
import type { AddLetter, EditLetter, NoteLetter } from './note-letter.ts'

/** Every note, the newest first. A failure is shown in the panel: the page behind it goes on. */
export async function loadNotes(): Promise<Note[]> {
  return (await call('GET /notes', { failures: 'caller' })).notes
}

/** Saves a new note or an edit. Harmless when made twice: the key marks a note, and the same edit changes nothing. */
export function sendLetter(letter: NoteLetter, key: string) {
  return letter.kind === 'add' ? addNote(letter, key) : changeNote(letter)
}

export function deleteNote(id: string) {
  return call('DELETE /notes/:id', { params: { id } })
}

/** Whether the same may work later. A session that has ended is taken up again by signing in. */
export function judgeFailure(error: Error) {
  const failure = error instanceof CallError ? error.failure : undefined
  const isPassing =
    failure?.kind === 'network' ||
    (failure?.kind === 'http' && (failure.status >= 500 || [401, 408, 429].includes(failure.status)))
  return { isPassing, message: messageFor(error), current: failure?.kind === 'http' ? failure.current : undefined }
}

function addNote({ stepId, content, videoTime }: AddLetter, key: string) {
  return call('POST /notes', {
    body: { content, progress_step_id: stepId, video_time: videoTime, idempotency_key: key },
  })
}

function changeNote({ id, content, version }: EditLetter) {
  return call('PUT /notes/:id', { params: { id }, body: { note: { content, version } } })
}
