import { Drawer } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import { LayerFoot } from './LayerFoot.tsx'
import { type PageBehindProps, useOpener } from './page-behind.ts'
import styles from './SidePanel.module.css'

/** Above focus mode, which lies over the page too, and above dialogs. */
const zIndex = 400

interface SidePanelProps extends PageBehindProps {
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
 * A dialog at the right edge, open for as long as it is mounted. Escape closes it, unless something inside has used the key
 * (preventDefault).
 */
export function SidePanel({
  title,
  size,
  actions,
  veil = 0.45,
  onClose,
  closesWithPage,
  focusFallback,
  children,
}: SidePanelProps) {
  const opener = useOpener(true)
  const closeOnEscape = (event: KeyboardEvent) => {
    // A menu lies over the panel and closes by itself.
    const isInMenu = (event.target as Element).closest('[role="menu"]') !== null
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing || isInMenu) return
    event.preventDefault()
    onClose()
  }
  return (
    // React passes on the panel's key events here, although the panel is in a portal.
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of what is inside
    <div onKeyDown={closeOnEscape}>
      <Drawer.Root
        opened
        onClose={onClose}
        position="right"
        size={size}
        closeOnEscape={false}
        zIndex={zIndex}
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
          <LayerFoot
            isOpen
            zIndex={zIndex}
            returnFocus
            opener={opener}
            closesWithPage={closesWithPage}
            focusFallback={focusFallback}
            onClose={onClose}
          />
        </Drawer.Content>
      </Drawer.Root>
    </div>
  )
}
