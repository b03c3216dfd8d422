import type { Resources } from '@stepwise/shared/contracts'
import { keepFocus, Link, paths } from '@stepwise/shared/routing'
import { IconCheck } from '@tabler/icons-react'
import styles from './GroupChips.module.css'
import { allGroups } from './software-groups.ts'

interface GroupChipsProps {
  chips: Resources['chipItems']
  chosen: string
  onChosen: (chip: string) => void
}

const isServer = typeof document === 'undefined'

/** Links to addresses of this page. In the words before any script, where all groups stand below, each leads down to its group. */
export function GroupChips({ chips, chosen, onChosen }: GroupChipsProps) {
  return (
    <nav aria-label="Kinds of software">
      <ul className={styles.list}>
        {chips.map(({ name, value }) => (
          <li key={value}>
            <Link
              className={styles.chip ?? ''}
              aria-current={value === chosen ? 'true' : undefined}
              to={isServer ? { hash: value } : addressOf(value)}
              state={keepFocus}
              onClick={() => onChosen(value)}
            >
              {value === chosen ? (
                <IconCheck size={18} stroke={2.5} aria-hidden />
              ) : (
                <span className={styles.dot} aria-hidden />
              )}
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const addressOf = (chip: string) => ({
  pathname: paths.resources.href({}),
  search: chip === allGroups ? '' : new URLSearchParams({ group: chip }).toString(),
})
