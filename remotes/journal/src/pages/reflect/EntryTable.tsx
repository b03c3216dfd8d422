import type { Reflection } from '@stepwise/shared/contracts'
import { UnstyledButton, VisuallyHidden } from '@stepwise/shared/ui'
import { Checkbox, NativeSelect } from '@stepwise/shared/ui/forms'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { EntryRow } from './EntryRow.tsx'
import styles from './EntryTable.module.css'
import { $areOlderMissing, $format, $sort, formatChosen, sortChosen } from './reflect.model.ts'
import { $selected, allToggled } from './selection.model.ts'
import type { SortKey } from './sort-entries.ts'
import { tableRoles } from './table-roles.ts'

export function EntryTable({ entries }: { entries: readonly Reflection[] }) {
  const { selected, areOlderMissing, format, toggleAll, chooseFormat } = useUnit({
    selected: $selected,
    areOlderMissing: $areOlderMissing,
    format: $format,
    toggleAll: allToggled,
    chooseFormat: formatChosen,
  })
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section aria-label="Journal entries" tabIndex={0} className={styles.scroll}>
        <table className={styles.table} {...tableRoles.table}>
          <thead data-stays {...tableRoles.group}>
            <tr {...tableRoles.row}>
              <th className={styles.box} {...tableRoles.columnHeader}>
                <Checkbox
                  size="md"
                  aria-label="Select all entries"
                  disabled={areOlderMissing}
                  checked={!areOlderMissing && selected.length === entries.length}
                  indeterminate={selected.length > 0 && (areOlderMissing || selected.length < entries.length)}
                  onChange={() => toggleAll()}
                />
              </th>
              <SortHeader sortKey="date" className={styles.date}>
                DATE
              </SortHeader>
              <SortHeader sortKey="title">TITLE</SortHeader>
              <SortHeader sortKey="act" className={styles.action}>
                ACTION
              </SortHeader>
              <th scope="col" className={styles.options} {...tableRoles.columnHeader}>
                <span className={styles.optionsWord}>OPTIONS</span>
              </th>
            </tr>
          </thead>
          <tbody {...tableRoles.group}>
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} isSelected={selected.includes(entry.id)} />
            ))}
          </tbody>
        </table>
      </section>
      <NativeSelect
        label="Download entries as"
        className={styles.format}
        value={format}
        data={[
          { value: 'docx', label: 'Word document (.docx)' },
          { value: 'txt', label: 'Plain text (.txt)' },
        ]}
        onChange={(event) => chooseFormat(event.currentTarget.value === 'txt' ? 'txt' : 'docx')}
      />
    </>
  )
}

interface SortHeaderProps {
  sortKey: SortKey
  className?: string | undefined
  children: string
}

function SortHeader({ sortKey, className, children }: SortHeaderProps) {
  const [sort, choose] = useUnit([$sort, sortChosen])
  const order = sort.key === sortKey ? (sort.isDescending ? 'descending' : 'ascending') : undefined
  const Icon = { descending: IconArrowDown, ascending: IconArrowUp, none: IconArrowsSort }[order ?? 'none']
  return (
    <th scope="col" aria-sort={order} className={className} {...tableRoles.columnHeader}>
      <UnstyledButton
        className={styles.sort ?? ''}
        data-sorted={order !== undefined || undefined}
        onClick={() => choose(sortKey)}
      >
        <span>{children}</span>
        <VisuallyHidden>, sort</VisuallyHidden>
        <Icon size={18} stroke={2} aria-hidden />
      </UnstyledButton>
    </th>
  )
}
