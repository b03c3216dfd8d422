import { Children, type ReactNode } from 'react'
import styles from './CardGrid.module.css'

interface CardGridProps {
  className?: string | undefined
  style?: React.CSSProperties | undefined
  children: ReactNode
}

/** Cards side by side as a list, as many as there is room for. */
export function CardGrid({ className, style, children }: CardGridProps) {
  return (
    <ul className={`${styles.grid} ${className ?? ''}`} style={style}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  )
}
