import { edition } from '@stepwise/shared/edition'
import { Link, paths } from '@stepwise/shared/routing'
import { $socialLinks } from '@stepwise/shared/shell'
import { Anchor, Logo } from '@stepwise/shared/ui'
import {
  IconBrandLinkedin as IconLinkedin,
  IconBrandTwitter as IconTwitter,
  IconBrandYoutube as IconYoutube,
} from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { $footerLinks } from './footer-links.model.ts'
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

const networks = [
  { name: 'LinkedIn', Icon: IconLinkedin },
  { name: 'Twitter', Icon: IconTwitter },
  { name: 'YouTube', Icon: IconYoutube },
] as const

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
          <LinkList links={navItems} />
          <LinkList links={aboutLinks}>
            <PrivacyChoicesButton />
          </LinkList>
          <PageLinks />
          <SocialLinks />
        </nav>
      </div>
    </footer>
  )
}

function LinkList({ links, children }: { links: readonly NavItem[]; children?: ReactNode }) {
  return (
    <ul className="ui-list">
      {links.map(({ label, to }) => (
        <li key={to}>
          <Anchor component={Link} to={to} className={styles.link}>
            {label}
          </Anchor>
        </li>
      ))}
      {children}
    </ul>
  )
}

/** Those of content managers. */
function PageLinks() {
  const links = useUnit($footerLinks)
  if (links.length === 0) return null
  return <LinkList links={links.map(({ title, address }) => ({ label: title, to: address }))} />
}

/** Those that the owner has set, which the app knows: the page's first words have none. */
function SocialLinks() {
  const links = useUnit($socialLinks)
  const set = networks.flatMap(({ name, Icon }) => (links[name] ? [{ name, Icon, href: links[name] }] : []))
  if (set.length === 0) return null
  return (
    <ul className="ui-list">
      {set.map(({ name, Icon, href }) => (
        <li key={name}>
          <Anchor href={href} rel="noreferrer" className={styles.link}>
            <Icon size={20} stroke={1.75} aria-hidden />
            <span>{name}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
