import { keepFocus, Link } from '@stepwise/shared/routing'
import { IconCheck } from '@tabler/icons-react'
import styles from './FilterChips.module.css'
import type { PartColours } from './flow-colours.ts'

export interface FilterChip {
  slug: string
  name: string
  to: string
  colours: PartColours
}

interface FilterChipsProps {
  /** What the chips choose between, for screen readers. */
  label: string
  chips: FilterChip[]
  current: string
  onChosen: (slug: string) => void
}

/** Links to addresses of the same page. A tick marks the current one, not colour alone. */
export function FilterChips({ label, chips, current, onChosen }: FilterChipsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {chips.map(({ slug, name, to, colours }) => (
          <li key={slug}>
            <Link
              className={`${styles.chip} ${colours.className}`}
              style={colours.style}
              aria-current={slug === current ? 'true' : undefined}
              to={to}
              state={keepFocus}
              onClick={() => onChosen(slug)}
            >
              {slug === current ? <IconCheck size={18} stroke={2.5} aria-hidden /> : <span className={styles.dot} />}
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
