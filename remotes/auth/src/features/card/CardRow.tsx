import { Link } from '@stepwise/shared/routing'
import { UnstyledButton } from '@stepwise/shared/ui'
import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './CardRow.module.css'

interface CardRowProps {
  icon: ReactNode
  label: string
  /** Makes the row a link. */
  to?: string
  /** Opens a dialog, for a row without `to`. */
  onClick?: () => void
}

/** A row of a card: a link, or a button that opens a dialog. Rows stand in a `<ul className={styles.rows}>`. */
export function CardRow({ icon, label, to, onClick }: CardRowProps) {
  const content = (
    <>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.label}>{label}</span>
      <IconChevronRight className={styles.chevron} size={20} stroke={1.75} aria-hidden />
    </>
  )
  return to ? (
    <Link to={to} className={styles.root}>
      {content}
    </Link>
  ) : (
    <UnstyledButton onClick={onClick} className={styles.root} aria-haspopup="dialog">
      {content}
    </UnstyledButton>
  )
}
