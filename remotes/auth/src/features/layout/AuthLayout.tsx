import { edition } from '@stepwise/shared/edition'
import { HelpLink } from '@stepwise/shared/help'
import { paths, usePageTitle } from '@stepwise/shared/routing'
import {
  Alert,
  DisplaySettingsButton,
  Drawing,
  Notice,
  PageHeading,
  useIsHydrated,
  WithScripts,
} from '@stepwise/shared/ui'
import { BrandLink } from '@stepwise/shared/ui/brand'
import { type ReactNode, useEffect } from 'react'
import { areCookiesBlocked, cookiesNeeded } from '../sign-in/with-cookies.ts'
import { deleteSignUpDrafts } from '../sign-up/sign-up-draft.ts'
import styles from './AuthLayout.module.css'

interface AuthLayoutProps {
  heading: string
  /** The page's title, where the heading alone does not say enough; the heading by default. */
  title?: string
  /** One sentence under the heading. */
  lead?: ReactNode
  children: ReactNode
}

/** The frame of every page before signing in. */
export function AuthLayout({ heading, title = heading, lead, children }: AuthLayoutProps) {
  usePageTitle(title)
  useDeleteDraftsOnLeaving()
  return (
    <div className={styles.root}>
      <div className={styles.column}>
        <header className={styles.header}>
          <BrandLink />
          <div className="ui-row">
            <WithScripts>
              <DisplaySettingsButton look="bar" />
            </WithScripts>
            <HelpLink />
          </div>
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          <Notice />
          <PageHeading>{heading}</PageHeading>
          {lead && <p className={styles.lead}>{lead}</p>}
          <div className={styles.content}>
            <WithScripts>
              <CookieNotice />
            </WithScripts>
            {children}
          </div>
        </main>
      </div>
      <div className={styles.picture}>
        <Drawing src={edition.scenes.auth} alt="" />
      </div>
    </div>
  )
}

/** Before anyone fills in a form in vain (docs/product/accounts.md#cookies-blocked). */
function CookieNotice() {
  const isHydrated = useIsHydrated()
  if (!isHydrated || !areCookiesBlocked()) return null
  return (
    <Alert color="red" variant="outline" role="alert">
      {cookiesNeeded}
    </Alert>
  )
}

const keepsDrafts = [paths.auth.href({}), paths.error.href({}), paths.somethingWentWrong.href({})]

/** Leaving the sign-up pages deletes the drafts; a page that only says what failed does not count as leaving. */
function useDeleteDraftsOnLeaving(): void {
  useEffect(
    () => () => {
      if (!keepsDrafts.some((path) => window.location.pathname.startsWith(path))) deleteSignUpDrafts()
    },
    [],
  )
}
