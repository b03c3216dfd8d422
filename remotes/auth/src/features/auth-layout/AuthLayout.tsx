import { edition } from '@stepwise/shared/edition'
import { Link, paths } from '@stepwise/shared/routing'
import { Logo, PageHeading } from '@stepwise/shared/ui'
import type { ReactNode } from 'react'
import { useForgetOnLeaving } from '../sign-up-draft/use-forget-on-leaving.ts'
import styles from './AuthLayout.module.css'

interface AuthLayoutProps {
  heading: string
  /** One sentence under the heading. */
  lead?: ReactNode
  children: ReactNode
}

/** The frame of every page on the way in: the product's name, one calm column to fill in, and a drawing beside it. */
export function AuthLayout({ heading, lead, children }: AuthLayoutProps) {
  useForgetOnLeaving()
  return (
    <div className={styles.root}>
      <div className={styles.column}>
        <header className={styles.header}>
          <Link to={paths.landing.href({})} className={styles.title}>
            <Logo />
            {edition.productTitle}
          </Link>
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          <PageHeading>{heading}</PageHeading>
          {lead && <p className={styles.lead}>{lead}</p>}
          <div className={styles.content}>{children}</div>
        </main>
      </div>
      <div className={styles.picture}>
        <img src="/images/scenes/auth.svg" alt="" />
      </div>
    </div>
  )
}
