import { nameInPreview } from '@stepwise/shared/preview'
import { createContext, type ReactNode, useContext } from 'react'
import styles from './Main.module.css'
import { SettingsFoot } from './SettingsFoot.tsx'

/** Whether the frame has a main landmark already: the shell has, a bare page brings its own. */
export const MainGiven = createContext(false)

interface MainProps {
  /** It has the column of a page; a message without one stands in the middle. */
  hasColumn?: boolean
  children: ReactNode
}

/** A main landmark for the host's own content (loader, failure card, message, page) where the frame has none. */
export function Main({ hasColumn = false, children }: MainProps) {
  if (useContext(MainGiven)) return children
  return (
    <main id="main" tabIndex={-1} aria-label={nameInPreview('Page')} className={hasColumn ? styles.column : undefined}>
      {children}
      <SettingsFoot isInColumn={hasColumn} />
    </main>
  )
}

/** The focus goes back to where it was, or to `main` if that is gone meanwhile. */
export function returnFocus(before: Element | null): void {
  if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus()
  else document.querySelector('main')?.focus({ preventScroll: true })
}
