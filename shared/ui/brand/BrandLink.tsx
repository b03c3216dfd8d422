import { edition } from '@stepwise/shared/edition'
import { Link, paths } from '@stepwise/shared/routing'
import { Logo } from '@stepwise/shared/ui'
import styles from './BrandLink.module.css'

/** The logo and the product's name, which lead to the landing page. */
export function BrandLink() {
  return (
    <Link to={paths.landing.href({})} className={styles.link}>
      <Logo />
      <span translate="no">{edition.productTitle}</span>
    </Link>
  )
}
