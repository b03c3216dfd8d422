import { Lazy, lazyComponent } from '@stepwise/shared/lazy'
import { paths, useNavigate } from '@stepwise/shared/routing'
import { shell } from '@stepwise/shared/shell'
import { isAtLayerEntry, SidePanel, Toast } from '@stepwise/shared/ui/overlays'
import { IconPrinter } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { useCallback, useEffect, useState } from 'react'
import { AddNoteBox } from './AddNoteBox.tsx'
import { DeviceWarning } from './DeviceWarning.tsx'
import { NoteList } from './NoteList.tsx'
import styles from './NotesPanel.module.css'
import { $noteStep } from './note-boxes.model.ts'
import { $problem, notesOpened, problemToastHidden } from './notes.model.ts'
import { RecoveredTexts } from './RecoveredTexts.tsx'
import { $isAddBoxFocused } from './start-note.model.ts'

const highlightList = lazyComponent(
  () => import(/* webpackChunkName: "highlight-list" */ '../highlights/HighlightList.tsx'),
)

/** All notes and highlights of the person, over any page. */
export default function NotesPanel() {
  const { step, isAddBoxFocused, problem, onToastHidden, onOpened, onClose } = useUnit({
    step: $noteStep,
    isAddBoxFocused: $isAddBoxFocused,
    problem: $problem,
    onToastHidden: problemToastHidden,
    onOpened: notesOpened,
    onClose: shell.slotClosed,
  })
  const navigate = useNavigate()
  const [shown, setShown] = useState<'Notes' | 'Highlights'>('Notes')
  useEffect(() => onOpened(), [onOpened])

  const visit = useCallback(
    (url: string) => {
      navigate(url, { replace: isAtLayerEntry() })
      onClose()
    },
    [navigate, onClose],
  )

  return (
    <SidePanel
      title="Notes"
      size={386}
      onClose={onClose}
      closesWithPage
      closesOnBack
      actions={
        <a
          className={styles.print}
          href={paths.printNotes.href({})}
          target="_blank"
          rel="noreferrer"
          aria-label="Print notes, opens in a new tab"
        >
          <IconPrinter size={20} stroke={1.75} aria-hidden />
          Print
        </a>
      }
    >
      <div className="ui-stack ui-gap-20">
        <fieldset className={styles.switch}>
          <legend className="ui-hidden">Show</legend>
          {(['Notes', 'Highlights'] as const).map((kind) => (
            <button key={kind} type="button" aria-pressed={shown === kind} onClick={() => setShown(kind)}>
              {kind}
            </button>
          ))}
        </fieldset>
        <DeviceWarning />
        {shown === 'Notes' ? (
          <NoteList hasFocus={!isAddBoxFocused || step === null} canAdd={step !== null} onVisit={visit}>
            {step && <AddNoteBox key={step.id} step={step} hasFocus={isAddBoxFocused} />}
            <RecoveredTexts />
          </NoteList>
        ) : (
          <Lazy part={highlightList} title="The list of highlights" props={{ onLeave: onClose }} />
        )}
      </div>
      <Toast
        title="Something went wrong..."
        message={problem.message}
        occasion={problem.occasion}
        onHide={onToastHidden}
      />
    </SidePanel>
  )
}
