import { edition } from '@stepwise/shared/edition'
import { Link, paths } from '@stepwise/shared/routing'
import { Anchor } from '@stepwise/shared/ui'
import type { ReactNode } from 'react'
import { Notice } from './Notice.tsx'
import styles from './SiteFrame.module.css'
import { SiteHeader } from './SiteHeader.tsx'

/** The header, main part and footer of every public page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.root}>
      <SiteHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Notice />
        {children}
      </main>
      <footer className={styles.footer}>
        <div>
          <p>
            © {new Date().getFullYear()} {edition.productTitle}
          </p>
          <ul className={styles.links}>
            <li>
              <Anchor component={Link} to={paths.privacy.href({})}>
                Privacy policy
              </Anchor>
            </li>
            <li>
              <Anchor component={Link} to={paths.terms.href({})}>
                Terms
              </Anchor>
            </li>
          </ul>
        </div>
      </footer>
    </div>
  )
}
