import { Button, VisuallyHidden } from '@stepwise/shared/ui'
import { CopyButton, Textarea } from '@stepwise/shared/ui/forms'
import parts from '../../features/small-app/SmallAppPage.module.css'
import styles from './Agenda.module.css'
import { formatAgenda, formatItem, formatTime, type Meeting, needsBreak } from './agenda.ts'
import { type Edit, editItem, type ItemAction, itemButtonId } from './edit-meeting.ts'

interface AgendaProps {
  meeting: Meeting
  onEdit: (edit: Edit) => void
}

const actions: [ItemAction, string][] = [
  ['change', 'Change'],
  ['up', 'Move up'],
  ['down', 'Move down'],
  ['remove', 'Remove'],
]

/** The items with their buttons, their time, and the agenda as text. */
export function Agenda({ meeting, onEdit }: AgendaProps) {
  const { items } = meeting
  const isOff = (action: ItemAction, place: number) =>
    (action === 'up' && place === 0) || (action === 'down' && place === items.length - 1)
  const text = formatAgenda(meeting)
  return (
    <section className={parts.part} aria-labelledby="agenda-heading">
      <h2 id="agenda-heading">Your agenda</h2>
      {items.length === 0 ? (
        <p>There are no items yet.</p>
      ) : (
        <>
          <ol className={styles.items}>
            {items.map((item, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two items may be the same, and none has a state of its own
              <li key={place}>
                <p className="ui-strong ui-below-8">{formatItem(item)}</p>
                <div className="ui-wrap ui-gap-12 ui-top">
                  {actions.map(([action, words]) => (
                    <Button
                      key={action}
                      id={itemButtonId(place, action)}
                      variant="default"
                      // Not disabled: it would lose the focus of the person who has just moved the item there.
                      aria-disabled={isOff(action, place) || undefined}
                      onClick={() => onEdit(editItem(meeting, item, place, action))}
                    >
                      <span>{words}</span> <VisuallyHidden>{item.name}</VisuallyHidden>
                    </Button>
                  ))}
                </div>
              </li>
            ))}
          </ol>
          <h3>Time</h3>
          <p>{formatTime(meeting)}</p>
          {needsBreak(meeting) && (
            <p className={styles.warning}>
              <strong>No break:</strong> the meeting is longer than 60 minutes, and there is no break between its items.
            </p>
          )}
          <h3>As text</h3>
          <Textarea
            label="Your agenda as text"
            description="Copy it into your invitation or a message."
            readOnly
            rows={Math.min(text.split('\n').length + 1, 16)}
            value={text}
          />
          <CopyButton key={text} name="agenda" text={text} />
        </>
      )}
    </section>
  )
}
