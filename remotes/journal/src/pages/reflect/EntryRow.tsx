import type { Reflection } from '@stepwise/shared/contracts'
import { formatLongDay } from '@stepwise/shared/dates'
import { Checkbox } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { EntryOptions } from './EntryOptions.tsx'
import styles from './EntryTable.module.css'
import { drafts } from './entry/entry.model.ts'
import { formatShortDay, yearUnlessCurrent } from './entry-date.ts'
import { readerOpened } from './reader/reader.model.ts'
import { entryToggled } from './selection.model.ts'
import { tableRoles } from './table-roles.ts'
import { titleId } from './use-focus-after-deletion.ts'

interface EntryRowProps {
  entry: Reflection
  isSelected: boolean
}

export function EntryRow({ entry, isSelected }: EntryRowProps) {
  const [toggle, openReader, storedDrafts] = useUnit([entryToggled, readerOpened, drafts.$drafts])
  const year = yearUnlessCurrent(entry.date)
  return (
    <tr className={styles.row} data-selected={isSelected || undefined} {...tableRoles.row}>
      <td className={styles.box} {...tableRoles.cell}>
        <Checkbox
          size="md"
          aria-label={`Select ${entry.title}, ${formatLongDay(entry.date)}`}
          checked={isSelected}
          onChange={() => toggle(entry.id)}
        />
      </td>
      <td className={styles.date} {...tableRoles.cell}>
        <time dateTime={entry.date} title={formatLongDay(entry.date)}>
          <span>{formatShortDay(entry.date)}</span>
          {year && <span className={styles.year}>{` ${year}`}</span>}
        </time>
      </td>
      <th scope="row" className={styles.title} {...tableRoles.rowHeader}>
        <button
          type="button"
          id={titleId(entry.id)}
          className={styles.open}
          aria-haspopup="dialog"
          onClick={() => openReader(entry.id)}
        >
          <span dir="auto">{entry.title}</span>
        </button>
        {storedDrafts[entry.id] && <span className={styles.unfinished}>Unfinished changes</span>}
      </th>
      <td className={styles.action} {...tableRoles.cell}>
        <span className={styles.beginning} dir="auto">
          {entry.act}
        </span>
      </td>
      <td className={styles.options} {...tableRoles.cell}>
        <EntryOptions entry={entry} />
      </td>
    </tr>
  )
}
