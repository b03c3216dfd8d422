import { Link } from '@stepwise/shared/routing'
import { UnstyledButton } from '@stepwise/shared/ui'
import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './CardRow.module.css'

interface CardRowProps {
  icon: ReactNode
  label: string
  /** An address, or */
  to?: string
  /** what it opens. */
  onClick?: () => void
}

/** One line of a card that leads somewhere or opens something. */
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
