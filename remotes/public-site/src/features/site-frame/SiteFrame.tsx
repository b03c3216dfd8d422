import { nameInPreview } from '@stepwise/shared/preview'
import { Notice } from '@stepwise/shared/ui'
import type { ReactNode } from 'react'
import { SiteFooter } from './SiteFooter.tsx'
import styles from './SiteFrame.module.css'
import { SiteHeader } from './SiteHeader.tsx'

/** The header, main part and footer of every public page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.root}>
      <SiteHeader />
      <main id="main" tabIndex={-1} aria-label={nameInPreview('Page')} className="ui-grow">
        <Notice />
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}
