import type { Step } from '@stepwise/shared/contracts'
import { Button } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { NoteBox } from './NoteBox.tsx'
import styles from './NotesPanel.module.css'
import {
  $addDraft,
  $clearedDrafts,
  addSubmitted,
  addTyped,
  clearedDraftRestored,
  draftCleared,
} from './note-boxes.model.ts'
import { addDraftId } from './pending-note.ts'
import { VideoMoment } from './VideoMoment.tsx'

interface AddNoteBoxProps {
  step: Step
  hasFocus: boolean
}

/** The box for a new note on the step on screen. What is typed stays in it and on the device until it is saved. */
export function AddNoteBox({ step, hasFocus }: AddNoteBoxProps) {
  const { draft, cleared, onType, onSubmit, onClear, onBringBack } = useUnit({
    draft: $addDraft,
    cleared: $clearedDrafts,
    onType: addTyped,
    onSubmit: addSubmitted,
    onClear: draftCleared,
    onBringBack: clearedDraftRestored,
  })
  const id = addDraftId(step.id)
  return (
    <section aria-label="Add a note" className={styles.add}>
      <NoteBox
        label={`Note on “${step.name}”`}
        value={draft?.content ?? ''}
        submitLabel="Save note"
        hasFocus={hasFocus}
        onType={onType}
        onSubmit={onSubmit}
        onEscape={draft ? () => onClear(id) : null}
        escapeWords="clears"
        draftId={id}
      >
        {!draft && cleared[id] && (
          <Button variant="default" onClick={() => onBringBack(id)}>
            Bring back what I cleared
          </Button>
        )}
      </NoteBox>
      {draft?.videoTime != null && <VideoMoment seconds={draft.videoTime} />}
    </section>
  )
}
