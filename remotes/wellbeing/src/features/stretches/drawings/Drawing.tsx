import type { CSSProperties, ReactNode } from 'react'
import styles from './Drawing.module.css'

/** What every drawing of an exercise gets. */
export interface DrawingProps {
  isPlaying: boolean
}

/** The sheet that an exercise is drawn on, 200 units square. It is decoration: the tips say in words what it shows. */
export function Drawing({ isPlaying, children }: DrawingProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 200 200"
      className={styles.drawing}
      data-playing={isPlaying || undefined}
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles.blob}
        d="M14 112C4 58 44 14 98 14S196 52 190 108C186 160 150 190 100 190S22 166 14 112Z"
      />
      {children}
    </svg>
  )
}

interface MovingProps {
  /** Degrees, clockwise. */
  turn?: number
  x?: number
  y?: number
  /** How wide it becomes: 1 is as drawn. */
  wide?: number
  /** The point that it turns around. */
  around?: [x: number, y: number]
  children: ReactNode
}

/** A part of the body that moves from where it is drawn into the stretch, and back. */
export function Moving({ turn = 0, x = 0, y = 0, wide = 1, around = [100, 100], children }: MovingProps) {
  const style = {
    '--turn': `${turn}deg`,
    '--x': `${x}px`,
    '--y': `${y}px`,
    '--wide': wide,
    transformOrigin: `${around[0]}px ${around[1]}px`,
  } as CSSProperties
  return (
    <g className={styles.moving} style={style}>
      {children}
    </g>
  )
}
