import { Dialog } from '@stepwise/shared/ui/overlays'
import type { ReactNode } from 'react'
import styles from './tool.module.css'

/** What a card of the launcher opens. */
export interface ToolProps {
  onClose: () => void
}

interface ToolDialogProps extends ToolProps {
  title: string
  /** What the tool is for, in a sentence. */
  intro: string
  children: ReactNode
}

/** The modal that every tool opens in. */
export function ToolDialog({ title, intro, onClose, children }: ToolDialogProps) {
  return (
    <Dialog title={title} opened onClose={onClose}>
      <p className={styles.intro}>{intro}</p>
      {children}
    </Dialog>
  )
}
