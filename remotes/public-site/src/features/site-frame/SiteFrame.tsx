import { edition } from '@stepwise/shared/edition'
import type { ReactNode } from 'react'
import styles from './SiteFrame.module.css'
import { SiteHeader } from './SiteHeader.tsx'

/** What stands around every public page: header, main and footer. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.root}>
      <SiteHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        <p>
          © {new Date().getFullYear()} {edition.productTitle}
        </p>
      </footer>
    </div>
  )
}
