import { Link, paths } from '@stepwise/shared/routing'
import styles from './HelpLink.module.css'

/** For people who are not signed in, or cannot sign in. */
export const contactForm = `${paths.landing.href({})}#connect-block`

/** The last of the links above a page without a menu (docs/product/accessibility.md#help). */
export function HelpLink({ to }: { to: string }) {
  return (
    <Link to={to} className={styles.root ?? ''}>
      Help
    </Link>
  )
}
