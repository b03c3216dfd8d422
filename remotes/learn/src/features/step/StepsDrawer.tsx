import { Drawer } from '@stepwise/shared/ui/overlays'
import type { ReactNode } from 'react'

interface StepsDrawerProps {
  children: ReactNode
  onClose: () => void
}

/** The steps panel on a narrow window. It closes when a step is chosen. */
export default function StepsDrawer({ children, onClose }: StepsDrawerProps) {
  return (
    <Drawer opened onClose={onClose} title="Steps" size={360} closeButtonProps={{ 'aria-label': 'Close', size: 44 }}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: hears the clicks of links inside, which the keyboard makes too */}
      <div onClick={(event) => (event.target as Element).closest('a') && onClose()}>{children}</div>
    </Drawer>
  )
}
