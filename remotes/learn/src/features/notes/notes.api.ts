import type { Note } from '@stepwise/shared/contracts'
import { call } from '@stepwise/shared/http'
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

function addNote({ stepId, content, videoTime }: AddLetter, key: string) {
  return call('POST /notes', {
    body: { content, progress_step_id: stepId, video_time: videoTime, idempotency_key: key },
  })
}

function changeNote({ id, content, version }: EditLetter) {
  return call('PUT /notes/:id', { params: { id }, body: { note: { content, version } } })
}
