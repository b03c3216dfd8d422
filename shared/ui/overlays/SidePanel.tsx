import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { LayerFoot } from './LayerFoot.tsx'
import { type PageBehindProps, useOpener } from './page-behind.ts'
import styles from './SidePanel.module.css'
import { useBackCloses } from './use-back-closes.ts'

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
  /** On a phone the browser's Back closes it. */
  closesOnBack?: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog at the right edge, open for as long as it is mounted. */
export function SidePanel({
  title,
  size,
  actions,
  veil = 0.45,
  scrollsInside = false,
  closesOnBack = false,
  onClose,
  closesWithPage,
  focusFallback,
  children,
}: SidePanelProps) {
  const opener = useOpener(true)
  useBackCloses(closesOnBack, onClose)
  return (
    <Drawer.Root
      opened
      onClose={onClose}
      position="right"
      size={size}
      closeOnEscape={false}
      lockScroll={false}
      trapFocus={false}
      zIndex={zIndex}
      classNames={{ content: `${styles.content} ${scrollsInside ? styles.still : ''}` }}
    >
      <Drawer.Overlay backgroundOpacity={veil} />
      <Drawer.Content>
        <Drawer.Header className={styles.header ?? ''}>
          <Drawer.Title className="ui-title ui-bold ui-tight">{title}</Drawer.Title>
          <div className="ui-line ui-gap-4">
            {actions}
            <Drawer.CloseButton aria-label="Close" data-icon-name="Close" size={44} />
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
  )
}
