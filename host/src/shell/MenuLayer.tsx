import { IconButton, LayerFoot, useOpener } from '@stepwise/shared/ui'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './MenuLayer.module.css'
import type { Choice, SideMenuHandle } from './use-side-menu.ts'

/** Above the top bar, below every dialog. */
const zIndex = 110

interface MenuLayerProps {
  menu: SideMenuHandle
  children: (afterChoice: (choice: Choice) => void) => ReactNode
}

/**
 * The side menu over the page of a narrow window, open for as long as it is mounted: a dialog, all behind it is inert
 * (docs/product/shell-and-search.md#menu-closes).
 */
export function MenuLayer({ menu, children }: MenuLayerProps) {
  const { close } = menu
  const opener = useOpener(true)
  const closeButton = useRef<HTMLButtonElement>(null)
  const leadsToPage = useRef(false)
  // At once: a key that comes before the next frame belongs to the menu already.
  useLayoutEffect(() => closeButton.current?.focus(), [])
  const afterChoice = (choice: Choice) => {
    leadsToPage.current = choice === 'page'
    // Then the heading takes the focus, of the page at hand too when it was chosen.
    if (leadsToPage.current) opener.current = null
    close()
  }
  return (
    <div data-portal>
      <div>
        <div className={styles.veil} onPointerUp={close} />
        <div role="dialog" aria-modal="true" aria-labelledby="side-menu-title" className={styles.panel}>
          <div className={styles.head}>
            <IconButton ref={closeButton} onClick={close} aria-label="Close menu">
              <IconX aria-hidden />
            </IconButton>
            <p id="side-menu-title" className="ui-flat ui-bold">
              Menu
            </p>
          </div>
          {children(afterChoice)}
          <LayerFoot
            isOpen
            zIndex={zIndex}
            returnFocus
            opener={opener}
            closesWithPage
            focusFallback={() => (leadsToPage.current ? null : menu.button.current)}
            onClose={close}
          />
        </div>
      </div>
    </div>
  )
}
