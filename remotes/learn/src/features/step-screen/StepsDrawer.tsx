import { Drawer } from '@stepwise/shared/ui/overlays'
import type { ReactNode } from 'react'

interface StepsDrawerProps {
  isOpen: boolean
  children: ReactNode
  onClose: () => void
  onClosed: () => void
}

export default function StepsDrawer({ isOpen, children, onClose, onClosed }: StepsDrawerProps) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      returnFocus={false}
      title="Steps"
      size={360}
      closeButtonProps={{ 'aria-label': 'Close', size: 44 }}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: for the clicks of links inside, which the keyboard makes too */}
      <div onClick={(event) => (event.target as Element).closest('a') && onClose()}>{children}</div>
    </Drawer>
  )
}
