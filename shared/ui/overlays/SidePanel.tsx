import { Drawer } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { LayerFoot } from './LayerFoot.tsx'
import { type PageBehindProps, useOpener } from './page-behind.ts'
import styles from './SidePanel.module.css'

/** Above focus mode, which lies over the page too, and above dialogs. */
const zIndex = 400

interface SidePanelProps extends PageBehindProps {
  title: string
  /** Pixels, or a length that CSS computes; a narrower window is filled. */
  size: number | string
  /** Beside the close button. */
  actions?: ReactNode
  /** How dark the page behind becomes, 0 to 1; less where the panel changes what is seen there. */
  veil?: number
  /** What is inside scrolls by itself below the title, so that a part of it can stay in sight. */
  scrollsInside?: boolean
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
  scrollsInside = false,
  onClose,
  closesWithPage,
  focusFallback,
  children,
}: SidePanelProps) {
  const opener = useOpener(true)
  const content = useRef<HTMLDivElement>(null)
  useEscapeElsewhere(content, onClose)
  const closeOnEscape = (event: KeyboardEvent) => {
    // A menu lies over the panel and closes by itself.
    const isInMenu = (event.target as Element).closest('[role="menu"]') !== null
    if (event.key !== 'Escape' || event.defaultPrevented || isInMenu) return
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
        classNames={{ content: `${styles.content} ${scrollsInside ? styles.still : ''}` }}
      >
        <Drawer.Overlay backgroundOpacity={veil} />
        <Drawer.Content ref={content}>
          <Drawer.Header className={styles.header ?? ''}>
            <Drawer.Title className={styles.title ?? ''}>{title}</Drawer.Title>
            <div className={styles.actions}>
              {actions}
              <Drawer.CloseButton aria-label="Close" size={44} />
            </div>
          </Drawer.Header>
          {/* Not Drawer.Body: all that is in it would be the panel's description, and read aloud whenever it opens. */}
          <div className={scrollsInside ? styles.filled : styles.body}>{children}</div>
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

/** Escape while the focus is nowhere, or behind the panel: it comes into the panel a frame or more after it has opened. */
function useEscapeElsewhere(content: RefObject<HTMLElement | null>, onClose: () => void) {
  const close = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const target = event.target as Element
    const isElsewhere = target === document.body || target.closest('[inert]') !== null
    const isBelowAnother = content.current?.closest('[inert]') != null
    if (event.key !== 'Escape' || !isElsewhere || isBelowAnother) return
    event.preventDefault()
    onClose()
  })
  useEffect(() => {
    // Before a dialog above hears the key, and closes: until then this is below it.
    addEventListener('keydown', close, true)
    return () => removeEventListener('keydown', close, true)
  }, [])
}
