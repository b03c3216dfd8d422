import type { Reflection } from '@stepwise/shared/contracts'
import { formatLongDay } from '@stepwise/shared/dates'
import { $readingStyle } from '@stepwise/shared/display'
import { ReadAloud } from '@stepwise/shared/read-aloud'
import { Alert, Button, Loader } from '@stepwise/shared/ui'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { IconDownload, IconPencil, IconTrash } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { type CSSProperties, useRef } from 'react'
import { formOpened } from '../entry/entry.model.ts'
import { $isDownloading, $settledProblem, deletionRequested, downloadRequested } from '../reflect.model.ts'
import { useFocusAfterDeletion } from '../use-focus-after-deletion.ts'
import { useLastValue } from '../use-last-value.ts'
import { EntryAnswers } from './EntryAnswers.tsx'
import styles from './EntryReader.module.css'
import { $openEntry, readerClosed } from './reader.model.ts'

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

/** An entry to read. Editing and deleting open over it. */
export function EntryReader() {
  const [entry, close] = useUnit([$openEntry, readerClosed])
  const focusFallback = useFocusAfterDeletion()
  const shown = useLastValue(entry)
  return (
    <Dialog title={shown?.title ?? ''} size={720} opened={entry !== null} onClose={close} focusFallback={focusFallback}>
      {shown && <OpenEntry entry={shown} />}
    </Dialog>
  )
}

function OpenEntry({ entry }: { entry: Reflection }) {
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
      <ReadAloud text={text} />
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
