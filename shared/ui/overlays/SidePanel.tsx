import { Drawer } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import { LayerFoot } from './LayerFoot.tsx'
import styles from './SidePanel.module.css'

interface SidePanelProps {
  title: string
  /** Pixels; a narrower window is filled. */
  size: number
  /** Beside the close button. */
  actions?: ReactNode
  /** How dark the page behind becomes, 0 to 1; less where the panel changes what is seen there. */
  veil?: number
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog at the right edge, for as long as it is mounted. Escape closes it, unless something inside has made use of the key
 * (preventDefault). What is behind it is for usePageBehind.
 */
export function SidePanel({ title, size, actions, veil = 0.45, onClose, children }: SidePanelProps) {
  const closeOnEscape = (event: KeyboardEvent) => {
    // A menu lies over the panel and closes by itself.
    const isInMenu = (event.target as Element).closest('[role="menu"]') !== null
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing || isInMenu) return
    event.preventDefault()
    onClose()
  }
  return (
    // Events of the panel come here through React's tree, though it stands elsewhere in the page.
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of what is inside
    <div onKeyDown={closeOnEscape}>
      {/* Above focus mode, which lies over the page too. */}
      <Drawer.Root
        opened
        onClose={onClose}
        position="right"
        size={size}
        closeOnEscape={false}
        zIndex={400}
        classNames={{ content: styles.content ?? '' }}
      >
        <Drawer.Overlay backgroundOpacity={veil} />
        <Drawer.Content>
          <Drawer.Header className={styles.header ?? ''}>
            <Drawer.Title className={styles.title ?? ''}>{title}</Drawer.Title>
            <div className={styles.actions}>
              {actions}
              <Drawer.CloseButton aria-label="Close" size={44} />
            </div>
          </Drawer.Header>
          <Drawer.Body className={styles.body ?? ''}>{children}</Drawer.Body>
          <LayerFoot />
        </Drawer.Content>
      </Drawer.Root>
    </div>
  )
}
