import { Link } from '@stepwise/shared/routing'
import { Title, UnstyledButton } from '@stepwise/shared/ui'
import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import styles from './Card.module.css'

interface CardProps {
  title: string
  /** The card's minimum height; 'content': none. */
  height?: 'short' | 'tall' | 'content'
  /** Beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** A card of the pages about a person's own account. Its heading can take the focus. */
export function Card({ title, height = 'short', action, children }: CardProps) {
  const id = useId()
  return (
    <section className={styles.root} data-height={height} aria-labelledby={id}>
      <div className={styles.head}>
        <Title order={2} id={id} size="h3" tabIndex={-1}>
          {title}
        </Title>
        {action}
      </div>
      {children}
    </section>
  )
}

/** The rows of a card. */
export function CardRows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>
}

interface CardRowProps {
  icon: ReactNode
  label: string
  /** Makes the row a link. */
  to?: string
  /** Opens a dialog, for a row without `to`. */
  onClick?: () => void
}

/** A link, or a button that opens a dialog. */
export function CardRow({ icon, label, to, onClick }: CardRowProps) {
  const content = (
    <>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.label}>{label}</span>
      <IconChevronRight className="ui-muted ui-keep" size={20} stroke={1.75} aria-hidden />
    </>
  )
  return (
    <li>
      {to ? (
        <Link to={to} className={styles.row}>
          {content}
        </Link>
      ) : (
        <UnstyledButton onClick={onClick} className={styles.row} aria-haspopup="dialog">
          {content}
        </UnstyledButton>
      )}
    </li>
  )
}
