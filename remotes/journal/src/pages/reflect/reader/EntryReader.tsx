import type { Reflection } from '@stepwise/shared/contracts'
import { $readingStyle } from '@stepwise/shared/display'
import { Alert, Button, Loader } from '@stepwise/shared/ui'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { IconDownload, IconPencil, IconTrash } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { type CSSProperties, useRef } from 'react'
import { $isOpen, entryAsked } from '../entry/entry.model.ts'
import { wholeDay } from '../entry-date.ts'
import { $isDownloading, $problem, $toDelete, deletionAsked, downloadAsked } from '../reflect.model.ts'
import { useFocusAfterDeletion } from '../use-focus-after-deletion.ts'
import { EntryAnswers } from './EntryAnswers.tsx'
import styles from './EntryReader.module.css'
import { $readEntry, readingEnded } from './reader.model.ts'

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

/**
 * An entry to be read, and what can be done with it. Editing and deleting open over it. The dialog is there from the start, also
 * while nothing is read: of two dialogs the one that came first hears of Escape first, and only so does this one still know that
 * the other lay over it.
 */
export function EntryReader() {
  const { entry, isWriting, toDelete, end } = useUnit({
    entry: $readEntry,
    isWriting: $isOpen,
    toDelete: $toDelete,
    end: readingEnded,
  })
  const focusFallback = useFocusAfterDeletion()
  // While it closes it shows what it showed.
  const last = useRef(entry)
  if (entry) last.current = entry
  const shown = last.current
  return (
    <Dialog
      title={shown?.title ?? ''}
      size={720}
      opened={entry !== null}
      onClose={end}
      closeOnEscape={!isWriting && toDelete === null}
      focusFallback={focusFallback}
    >
      {shown && <Reading entry={shown} />}
    </Dialog>
  )
}

function Reading({ entry }: { entry: Reflection }) {
  const { isDownloading, problem, readingStyle } = useUnit({
    isDownloading: $isDownloading,
    problem: $problem,
    readingStyle: $readingStyle,
  })
  const { edit, download, remove } = useUnit({ edit: entryAsked, download: downloadAsked, remove: deletionAsked })
  return (
    <>
      <p className={styles.day}>
        <time dateTime={entry.date}>{wholeDay(entry.date)}</time>
      </p>
      {/* Reading begins here, not at a button. */}
      <article
        className={styles.answers}
        aria-label="Your entry"
        tabIndex={-1}
        data-autofocus
        style={readingStyle as CSSProperties}
      >
        <EntryAnswers entry={entry} />
      </article>
      {problem.message !== null && (
        <Alert color="red" variant="outline" role="alert">
          {problem.message}
        </Alert>
      )}
      <div className={styles.buttons}>
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
