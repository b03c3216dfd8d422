import { Dialog } from '@stepwise/shared/ui/overlays'
import type { ReactNode } from 'react'
import styles from './tool.module.css'

/** The props of every tool. */
export interface ToolProps {
  onClose: () => void
}

interface ToolDialogProps extends ToolProps {
  title: string
  /** One sentence on what the tool is for. */
  intro: string
  /** Its width in px; as any dialog by default. */
  size?: number
  children: ReactNode
}

/** The dialog of every tool. */
export function ToolDialog({ title, intro, size = 600, onClose, children }: ToolDialogProps) {
  return (
    <Dialog title={title} size={size} opened onClose={onClose}>
      <p className={styles.intro}>{intro}</p>
      {children}
    </Dialog>
  )
}
