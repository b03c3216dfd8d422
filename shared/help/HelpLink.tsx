import { Link, paths } from '@stepwise/shared/routing'
import { $sessionState } from '@stepwise/shared/session'
import { useUnit } from 'effector-react'
import styles from './HelpLink.module.css'

/** For people who are not signed in, or cannot sign in. */
export const contactForm = `${paths.landing.href({})}#connect-block`

/**
 * The way to help of a page without the menu, always right after "Accessibility settings" or the last of the same links. Leads to the page
 * of that name, or to the contact form for people who are not signed in. Serves docs/product/accessibility.md#help.
 */
export function HelpLink() {
  const isSignedIn = useUnit($sessionState) === 'signed-in'
  return (
    <Link to={isSignedIn ? paths.support.href({}) : contactForm} className={styles.root ?? ''}>
      Help
    </Link>
  )
}
