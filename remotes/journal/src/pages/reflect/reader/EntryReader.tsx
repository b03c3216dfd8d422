import type { Reflection } from '@stepwise/shared/contracts'
import { formatLongDay } from '@stepwise/shared/dates'
import { $readingStyle } from '@stepwise/shared/display'
import { ReadAloud } from '@stepwise/shared/read-aloud'
import { Alert, Button, Loader } from '@stepwise/shared/ui'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { IconDownload, IconPencil, IconTrash } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { type CSSProperties, useRef, useState } from 'react'
import { $isOpen, formOpened } from '../entry/entry.model.ts'
import { $isDownloading, $settledProblem, $toDelete, deletionRequested, downloadRequested } from '../reflect.model.ts'
import { useFocusAfterDeletion } from '../use-focus-after-deletion.ts'
import { useLastValue } from '../use-last-value.ts'
import { EntryAnswers } from './EntryAnswers.tsx'
import styles from './EntryReader.module.css'
import { $openEntry, readerClosed } from './reader.model.ts'

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

/**
 * An entry to read. Editing and deleting open over it. It is mounted with the page, before those
 * dialogs: the dialog that was mounted first gets Escape first, and only then is the other still open to this one.
 */
export function EntryReader() {
  const { entry, isFormOpen, toDelete, close } = useUnit({
    entry: $openEntry,
    isFormOpen: $isOpen,
    toDelete: $toDelete,
    close: readerClosed,
  })
  const focusFallback = useFocusAfterDeletion()
  const shown = useLastValue(entry)
  const [isReadAloud, setReadAloud] = useState(false)
  return (
    <Dialog
      title={shown?.title ?? ''}
      size={720}
      opened={entry !== null}
      onClose={close}
      closeOnEscape={!isFormOpen && toDelete === null && !isReadAloud}
      focusFallback={focusFallback}
    >
      {shown && <OpenEntry entry={shown} onReadAloud={setReadAloud} />}
    </Dialog>
  )
}

interface OpenEntryProps {
  entry: Reflection
  onReadAloud: (isReadAloud: boolean) => void
}

function OpenEntry({ entry, onReadAloud }: OpenEntryProps) {
  const text = useRef<HTMLElement>(null)
  const { isDownloading, problem, readingStyle, edit, download, remove } = useUnit({
    isDownloading: $isDownloading,
    problem: $settledProblem,
    readingStyle: $readingStyle,
    edit: formOpened,
    download: downloadRequested,
    remove: deletionRequested,
  })
  return (
    <>
      <p className="ui-muted ui-below-12">
        <time dateTime={entry.date}>{formatLongDay(entry.date)}</time>
      </p>
      <ReadAloud text={text} onReading={onReadAloud} />
      {/* Takes the focus, so that a screen reader begins with the text, not with a button. */}
      <article
        ref={text}
        className={styles.answers}
        aria-label="Your entry"
        tabIndex={-1}
        data-autofocus
        style={readingStyle as CSSProperties}
      >
        <EntryAnswers entry={entry} />
      </article>
      {problem !== null && (
        <Alert color="red" variant="outline" role="note">
          {problem}
        </Alert>
      )}
      <div className="ui-wrap ui-gap-12">
        <Button leftSection={<IconPencil {...icon} />} onClick={() => edit(entry)}>
          Edit
        </Button>
        <Button
          variant="default"
          aria-busy={isDownloading}
          leftSection={isDownloading ? <Loader size={20} aria-hidden /> : <IconDownload {...icon} />}
          onClick={() => download([entry.id])}
        >
          Download
        </Button>
        <Button variant="default" leftSection={<IconTrash {...icon} />} onClick={() => remove([entry.id])}>
          Delete
        </Button>
      </div>
    </>
  )
}
