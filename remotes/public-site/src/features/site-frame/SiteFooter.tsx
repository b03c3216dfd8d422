import { edition } from '@stepwise/shared/edition'
import { Link, paths } from '@stepwise/shared/routing'
import { Anchor, Logo } from '@stepwise/shared/ui'
import {
  IconBrandLinkedin as IconLinkedin,
  IconBrandTwitter as IconTwitter,
  IconBrandYoutube as IconYoutube,
} from '@tabler/icons-react'
import { type NavItem, navItems } from './nav-items.ts'
import { PrivacyChoicesButton } from './PrivacyChoicesButton.tsx'
import styles from './SiteFooter.module.css'

const aboutLinks: NavItem[] = [
  { label: 'Privacy policy', to: paths.privacy.href({}) },
  { label: 'Terms', to: paths.terms.href({}) },
  { label: 'Accessibility', to: paths.accessibility.href({}) },
  { label: 'Keyboard shortcuts', to: paths.shortcuts.href({}) },
  { label: 'Contact us', to: `${paths.landing.href({})}#connect-block` },
]

// Stand-ins: whoever runs the product puts the addresses of their own pages here.
const socialLinks = [
  { label: 'LinkedIn', href: 'https://www.linkedin.com/', Icon: IconLinkedin },
  { label: 'Twitter', href: 'https://twitter.com/', Icon: IconTwitter },
  { label: 'YouTube', href: 'https://www.youtube.com/', Icon: IconYoutube },
]

/** docs/product/public-pages.md#site-footer */
export function SiteFooter() {
  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.product}>
          <p className={styles.title}>
            <Logo />
            <span translate="no">{edition.productTitle}</span>
          </p>
          <p>{`© ${new Date().getFullYear()} ${edition.productTitle}`}</p>
        </div>
        <nav aria-label="Footer" className={styles.columns}>
          <ul className={styles.links}>
            {navItems.map(({ label, to }) => (
              <li key={to}>
                <Anchor component={Link} to={to} className={styles.link}>
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
          <ul className={styles.links}>
            {aboutLinks.map(({ label, to }) => (
              <li key={to}>
                <Anchor component={Link} to={to} className={styles.link}>
                  {label}
                </Anchor>
              </li>
            ))}
            <PrivacyChoicesButton />
          </ul>
          <ul className={styles.links}>
            {socialLinks.map(({ label, href, Icon }) => (
              <li key={label}>
                <Anchor href={href} rel="noreferrer" className={styles.link}>
                  <Icon size={20} stroke={1.75} aria-hidden />
                  <span>{label}</span>
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
