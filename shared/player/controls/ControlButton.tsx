import type { IconCamera } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import styles from './Controls.module.css'

export interface ControlButtonProps extends ComponentProps<'button'> {
  Icon: typeof IconCamera
  /** Of the icon, in px. */
  size?: number
}

/** One of the controls: its icon, and its words if it has any. */
export function ControlButton({ Icon, size = 24, children, ...button }: ControlButtonProps) {
  return (
    <button type="button" className={styles.button} {...button}>
      <Icon size={size} stroke={1.75} aria-hidden />
      {children && <span>{children}</span>}
    </button>
  )
}
