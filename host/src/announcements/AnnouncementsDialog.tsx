import type { LazyDialogProps } from '@stepwise/shared/lazy'
import { EmptyState } from '@stepwise/shared/ui'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import styles from './AnnouncementsDialog.module.css'
import { $announcements, maxKept } from './announcements.model.ts'

const timeOfDay = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** What was announced last, for people who missed it or use no screen reader. */
export default function AnnouncementsDialog({ opened, onClose }: LazyDialogProps) {
  const announcements = useUnit($announcements)
  return (
    <Dialog title="What did it say?" opened={opened} onClose={onClose} closesWithPage>
      {announcements.length === 0 ? (
        <EmptyState
          isSmall
          message="Nothing has been announced yet."
          hint="Messages for screen readers are listed here."
        />
      ) : (
        <>
          <p className="ui-below-12">{`The last ${maxKept} announcements at most, newest first.`}</p>
          <ol className="ui-grid ui-gap-4 ui-list">
            {announcements.map(({ id, text, at, isSaid }) => (
              <li key={id} className={styles.entry}>
                <time dateTime={new Date(at).toISOString()} className="ui-muted ui-figures">
                  {timeOfDay.format(at)}
                </time>
                <span dir="auto">
                  <span>{text}</span>
                  {!isSaid && <span className="ui-muted"> (not said)</span>}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Dialog>
  )
}
