import { $readingStyle } from '@stepwise/shared/display'
import { Alert, Button, Loader } from '@stepwise/shared/ui'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { IconDownload, IconPencil, IconTrash } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { type CSSProperties, useRef } from 'react'
import { $isOpen, entryAsked } from '../entry/entry.model.ts'
import { wholeDay } from '../entry-date.ts'
import { $isDownloading, $problem, $toDelete, deletionAsked, downloadAsked } from '../reflect.model.ts'
import { useFocusBehind } from '../use-focus-behind.ts'
import { EntryAnswers } from './EntryAnswers.tsx'
import styles from './EntryReader.module.css'
import { $readEntry, readingEnded } from './reader.model.ts'

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

/** An entry to be read, and what can be done with it. Editing and deleting open over it. */
export function EntryReader() {
  const { entry, isWriting, toDelete, isDownloading, problem, readingStyle } = useUnit({
    entry: $readEntry,
    isWriting: $isOpen,
    toDelete: $toDelete,
    isDownloading: $isDownloading,
    problem: $problem,
    readingStyle: $readingStyle,
  })
  const { end, edit, download, remove } = useUnit({
    end: readingEnded,
    edit: entryAsked,
    download: downloadAsked,
    remove: deletionAsked,
  })
  // While it closes it shows what it showed.
  const last = useRef(entry)
  if (entry) last.current = entry
  const shown = last.current
  if (!shown) return null
  return (
    <Dialog
      title={shown.title}
      size={720}
      opened={entry !== null}
      onClose={end}
      closeOnEscape={!isWriting && toDelete === null}
    >
      <FocusBehind />
      <p className={styles.day}>
        <time dateTime={shown.date}>{wholeDay(shown.date)}</time>
      </p>
      {/* Reading begins here, not at a button. */}
      <article
        className={styles.answers}
        aria-label="Your entry"
        tabIndex={-1}
        data-autofocus
        style={readingStyle as CSSProperties}
      >
        <EntryAnswers entry={shown} />
      </article>
      {problem.message !== null && (
        <Alert color="red" variant="outline" role="alert">
          {problem.message}
        </Alert>
      )}
      <div className={styles.buttons}>
        <Button leftSection={<IconPencil {...icon} />} onClick={() => edit(shown)}>
          Edit
        </Button>
        <Button
          variant="default"
          aria-busy={isDownloading}
          leftSection={isDownloading ? <Loader size={20} aria-hidden /> : <IconDownload {...icon} />}
          onClick={() => download([shown.id])}
        >
          Download
        </Button>
        <Button variant="default" leftSection={<IconTrash {...icon} />} onClick={() => remove([shown.id])}>
          Delete
        </Button>
      </div>
    </Dialog>
  )
}

function FocusBehind() {
  useFocusBehind()
  return null
}
